package dev.assay.mutate.enhance;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Tells the library's functions from those that a program defines under the same names. */
final class LibraryFunctions {
  private static final String BUILTIN = "__builtin_";

  /** What our own functions are made of. */
  private static final Set<String> NEEDED = Set.of("vsnprintf", "exit", "atexit");

  private final Set<String> defined = new HashSet<>();

  LibraryFunctions(Program program) {
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void decl(Decl decl) {
            if (decl instanceof Decl.Function f && f.body().isPresent()) {
              defined.add(f.name());
            }
          }
        });
  }

  /** Whether the program itself defines a function of that name. */
  boolean isDefined(String name) {
    return defined.contains(name);
  }

  /**
   * A function of the program that compilers take for the library's: they may print by another
   * function than by a call of this one.
   */
  Optional<String> mistaken() {
    return defined.stream()
        .filter(name ->
            NEEDED.contains(name)
                || Replaced.of(name).filter(Replaced::isOutput).isPresent()
                || name.endsWith("printf_chk"))
        .sorted()
        .findFirst();
  }

  /** The library's function that an expression names, if it does. */
  Optional<String> named(Expr expr) {
    return expr instanceof Expr.Name n
            && Types.unqualified(n.type()) instanceof CType.Function
            && !defined.contains(n.name())
        ? Optional.of(n.name())
        : Optional.empty();
  }

  /** The name that a call's function is written as, casts and conversions aside. */
  static Expr callee(Expr.Call call) {
    Expr function = call.function();
    while (function instanceof Expr.Implicit implicit) {
      function = implicit.operand();
    }
    return function;
  }

  /** Compilers know nearly all of them with a prefix too. */
  static String plain(String name) {
    return name.startsWith(BUILTIN) ? name.substring(BUILTIN.length()) : name;
  }
}
