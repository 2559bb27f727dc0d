package dev.assay.mutate.enhance;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.List;

/** Finds programs that need nothing: they print once, at their end, and end in no other way. */
final class SingleOutput {
  private SingleOutput() {}

  static boolean isIn(Program program, Decl.Function main, LibraryFunctions library) {
    List<Replaced> used = used(program, library);
    return main.parameters().isEmpty()
        && used.size() == 1
        && used.getFirst().isOutput()
        && endsWithOutput(main.body().orElseThrow(), library);
  }

  private static List<Replaced> used(Program program, LibraryFunctions library) {
    var used = new ArrayList<Replaced>();
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            library.named(expr).flatMap(Replaced::of).ifPresent(used::add);
          }
        });
    return used;
  }

  private static boolean endsWithOutput(Stmt.Block body, LibraryFunctions library) {
    var items = new ArrayList<>(body.items());
    long returns = Walk.statements(body).stream().filter(Stmt.Return.class::isInstance).count();
    if (!items.isEmpty() && items.getLast() instanceof Stmt.Return) {
      items.removeLast();
      returns--;
    }
    return returns == 0
        && !items.isEmpty()
        && items.getLast() instanceof Stmt.Expression(Expr.Call call, _)
        && library.named(LibraryFunctions.callee(call)).flatMap(Replaced::of).isPresent();
  }
}
