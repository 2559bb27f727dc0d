package dev.assay.mutate.scaling;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.edit.Dependencies;
import dev.assay.c.edit.HeaderDeclarations;
import dev.assay.c.print.Printer;
import dev.assay.mutate.changing.Definitions;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Set;

/**
 * A function of a program with all that it needs: compilers spend their time on what grows and not
 * on the rest of the program, and what is found is small.
 */
public final class Excerpt {
  /** What is larger takes so long by itself that what grows hardly shows. */
  private static final int LARGEST = 12_000;

  private static final int TRIES = 6;

  private Excerpt() {}

  /** One of the functions, rather with little around it; the program itself if it has none. */
  public static Program drawn(Program given, Rng rng) {
    // Headers would be read by every compiler in every size.
    Program program = HeaderDeclarations.madeOwn(given);
    List<Decl.Function> functions = Definitions.open(program);
    Program smallest = program;
    int least = functions.isEmpty() ? 0 : Integer.MAX_VALUE;
    for (int i = 0; i < TRIES && least > LARGEST; i++) {
      Program excerpt = of(rng.pick(functions), program);
      int length = Printer.print(excerpt).length();
      if (length < least) {
        least = length;
        smallest = excerpt;
      }
    }
    return smallest;
  }

  /** The function, which others may call now, after what it needs. */
  static Program of(Decl.Function function, Program program) {
    Set<Decl> needed = Dependencies.of(List.of(function), program.declarations(), program.tags());
    return program.withDeclarations(
        program.declarations().stream()
            .filter(d -> needed.contains(d) || isAlways(d) || isNamed(d, function))
            .map(d -> isNamed(d, function) ? visible((Decl.Function) d) : d)
            .toList());
  }

  private static boolean isAlways(Decl decl) {
    return switch (decl) {
      case Decl.Include _, Decl.Directive _, Decl.Asm _ -> true;
      case Decl.Variable _, Decl.Function _, Decl.Typedef _, Decl.TagDefinition _ -> false;
      case Decl.TagDeclaration _, Decl.StaticAssert _ -> false;
    };
  }

  private static boolean isNamed(Decl decl, Decl.Function function) {
    return decl instanceof Decl.Function f && f.name().equals(function.name());
  }

  /** A static function that nobody calls is not compiled. */
  private static Decl visible(Decl.Function function) {
    boolean hidden = function.storage() == Decl.Storage.STATIC || function.specifiers().inline();
    return hidden
        ? function
            .withStorage(Decl.Storage.NONE)
            .withSpecifiers(new Decl.FunctionSpecifiers(false, function.specifiers().noreturn()))
        : function;
  }
}
