package dev.assay.mutate.changing;

import dev.assay.c.Attribute;
import dev.assay.c.Decl;
import dev.assay.c.Decl.FunctionSpecifiers;
import dev.assay.c.Decl.Storage;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Builtins;
import dev.assay.c.walk.Names;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A function with another linkage, or inline. */
final class LinkedFunction {
  private LinkedFunction() {}

  /** What can be done with a definition and all other declarations of the same function. */
  static List<Change> all(Decl.Function f, Program program) {
    List<Decl.Function> declarations =
        program.declarations().stream()
            .filter(d -> d instanceof Decl.Function o && o.name().equals(f.name()))
            .map(Decl.Function.class::cast)
            .toList();
    var all = new ArrayList<Change>();
    if (!isOrdinary(f, declarations, program)) {
      return all;
    }
    boolean isInline = declarations.stream().anyMatch(d -> d.specifiers().inline());
    boolean isStatic = declarations.stream().anyMatch(d -> d.storage() == Storage.STATIC);
    if (isStatic && isInline) {
      all.add(change(f, "not inline", declarations, d -> d.withSpecifiers(inline(d, false))));
    } else if (isStatic) {
      all.add(change(f, "inline", declarations, d -> d.withSpecifiers(inline(d, true))));
      all.add(change(f, "not static", declarations, d -> d.withStorage(Storage.NONE)));
    } else if (!isInline) {
      all.add(change(f, "static", declarations, d -> d.withStorage(Storage.STATIC)));
      all.add(
          f.storage() == Storage.EXTERN
              ? change(f, "not extern", List.of(f), d -> d.withStorage(Storage.NONE))
              : change(f, "extern", List.of(f), d -> d.withStorage(Storage.EXTERN)));
    }
    return all;
  }

  private static boolean isOrdinary(
      Decl.Function f, List<Decl.Function> declarations, Program program) {
    return !f.name().equals("main")
        && Builtins.libraryType(f.name(), program.model()).isEmpty()
        && declarations.stream()
            .allMatch(d -> d.attributes().stream().allMatch(LinkedFunction::isHarmless))
        && !isDeclaredInside(f.name(), program)
        && !isCalledUndeclared(f.name(), program);
  }

  /** A call before all declarations is one that says extern. */
  private static boolean isCalledUndeclared(String name, Program program) {
    return program.declarations().stream()
        .takeWhile(d -> !(d instanceof Decl.Function f && f.name().equals(name)))
        .anyMatch(d -> !(d instanceof Decl.Include) && Names.used(d).contains(name));
  }

  private static boolean isHarmless(Attribute attribute) {
    return FunctionAttributes.isHarmless(attribute);
  }

  /** A declaration among statements says extern, whatever else is said. */
  private static boolean isDeclaredInside(String name, Program program) {
    return program.declarations().stream()
        .filter(Decl.Function.class::isInstance)
        .flatMap(d -> ((Decl.Function) d).body().stream())
        .flatMap(body -> Walk.statements(body).stream())
        .anyMatch(stmt -> stmt instanceof Stmt.Declare(Decl.Function d) && d.name().equals(name));
  }

  private static FunctionSpecifiers inline(Decl.Function d, boolean inline) {
    return new FunctionSpecifiers(inline, d.specifiers().noreturn());
  }

  private static Change change(
      Decl.Function f,
      String what,
      List<Decl.Function> declarations,
      UnaryOperator<Decl.Function> way) {
    return new Change(
        f.name() + " " + what,
        declarations.stream()
            .<Replacement>map(d -> Replacement.of((Decl) d, way.apply(d)))
            .toList());
  }
}
