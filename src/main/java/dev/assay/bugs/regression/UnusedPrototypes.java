package dev.assay.bugs.regression;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.HashSet;
import java.util.Set;

/** Takes declarations of functions away that nothing calls any more. */
final class UnusedPrototypes {
  private UnusedPrototypes() {}

  static Program removed(Program program) {
    Set<String> used = new HashSet<>();
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.Name name) {
              used.add(name.name());
            }
          }
        });
    return program.withDeclarations(
        program.declarations().stream()
            .filter(decl ->
                !(decl instanceof Decl.Function function)
                    || function.body().isPresent()
                    || used.contains(function.name()))
            .toList());
  }
}
