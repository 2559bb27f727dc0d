package dev.assay.interpret.translate;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;

/** Finds loops that, by their form, change nothing: no assignment, no call, no declaration. */
final class Idleness implements Visitor {
  private boolean idle = true;

  private Idleness() {}

  static boolean of(Stmt loop) {
    var look = new Idleness();
    look.stmt(loop);
    return look.idle;
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.Assign _, Expr.CompoundAssign _, Expr.Step _, Expr.Call _ -> idle = false;
      case Expr.BuiltinCall _, Expr.VaArg _, Expr.StatementExpr _ -> idle = false;
      case Expr.CompoundLiteral _ -> idle = false;
      case Expr _ when idle -> Children.of(expr, this);
      case Expr _ -> {}
    }
  }

  @Override
  public void stmt(Stmt stmt) {
    if (stmt instanceof Stmt.Asm) {
      idle = false;
    }
    if (idle) {
      Children.of(stmt, this);
    }
  }

  @Override
  public void decl(Decl decl) {
    idle = false;
  }

  @Override
  public void type(CType type) {
    Children.of(type, this);
  }
}
