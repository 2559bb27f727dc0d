package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Walk;
import java.util.List;

/** What expressions do besides having a value. */
final class Effects {
  private Effects() {}

  /** Nothing but a value. */
  static boolean isPure(Expr expr) {
    return Walk.expressions(expr).stream().noneMatch(Effects::isEffect);
  }

  /** What has to be executed where the value of the expression is no longer needed. */
  static List<Stmt> of(Expr expr) {
    return isPure(expr) ? List.of() : List.of(new Stmt.Expression(expr, expr.span()));
  }

  private static boolean isEffect(Expr expr) {
    return switch (expr) {
      case Expr.Assign _, Expr.CompoundAssign _, Expr.Step _, Expr.Call _ -> true;
      case Expr.BuiltinCall _, Expr.StatementExpr _, Expr.VaArg _ -> true;
      case Expr _ -> false;
    };
  }
}
