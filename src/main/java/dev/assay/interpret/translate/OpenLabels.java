package dev.assay.interpret.translate;

import dev.assay.c.Stmt;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.List;

/** Finds labels that jumps from outside, or from further down, may lead to. */
final class OpenLabels implements Visitor {
  private int switches;
  private boolean found;

  private OpenLabels() {}

  /** Whether there are labels among the statements, but for the cases of switches there. */
  static boolean in(List<Stmt> stmts) {
    var look = new OpenLabels();
    stmts.forEach(look::stmt);
    return look.found;
  }

  @Override
  public void stmt(Stmt stmt) {
    if (found) {
      return;
    }
    switch (stmt) {
      case Stmt.Labeled(Stmt.Label label, _, _) -> {
        found = label instanceof Stmt.Label.Named || switches == 0;
        Children.of(stmt, this);
      }
      case Stmt.Switch _ -> {
        switches++;
        Children.of(stmt, this);
        switches--;
      }
      case Stmt _ -> Children.of(stmt, this);
    }
  }
}
