package dev.assay.interpret.translate;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;

/**
 * What the expressions that a statement itself evaluates look like, without those of the statements
 * inside it: how many nodes they have, and whether jumps may leave a statement expression there.
 */
final class Survey implements Visitor {
  private int nodes;
  private boolean jumps;

  private Survey() {}

  static Survey of(Stmt stmt) {
    var survey = new Survey();
    if (stmt instanceof Stmt.Declare d) {
      survey.decl(d.declaration());
    } else {
      Children.of(stmt, survey.withoutStatements());
    }
    return survey;
  }

  static Survey of(Expr expr) {
    var survey = new Survey();
    survey.expr(expr);
    return survey;
  }

  /** The fuel that evaluation takes. */
  int weight() {
    return Math.max(1, nodes);
  }

  /** Whether a jump may leave a statement expression. */
  boolean jumps() {
    return jumps;
  }

  private Visitor withoutStatements() {
    return new Visitor() {
      @Override
      public void expr(Expr expr) {
        Survey.this.expr(expr);
      }
    };
  }

  @Override
  public void expr(Expr expr) {
    nodes++;
    Children.of(expr, this);
  }

  @Override
  public void initializer(Initializer initializer) {
    Children.of(initializer, this);
  }

  @Override
  public void decl(Decl decl) {
    if (decl instanceof Decl.Variable) {
      Children.of(decl, this);
    }
  }

  /** Only the blocks of statement expressions come here. */
  @Override
  public void stmt(Stmt stmt) {
    for (Stmt inner : Walk.statements(stmt)) {
      jumps |=
          switch (inner) {
            case Stmt.Break _, Stmt.Continue _, Stmt.Goto _ -> true;
            case Stmt.ComputedGoto _, Stmt.Return _ -> true;
            case Stmt _ -> false;
          };
    }
  }
}
