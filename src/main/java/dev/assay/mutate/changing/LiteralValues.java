package dev.assay.mutate.changing;

import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;

/** Values that are constants by their form, in the eyes of every compiler. */
final class LiteralValues {
  private LiteralValues() {}

  static boolean isLiteral(Initializer initializer) {
    return switch (initializer) {
      case Initializer.Value(Expr expr) -> isLiteral(expr);
      case Initializer.Braces b -> b.items().stream().allMatch(i -> isLiteral(i.value()));
    };
  }

  private static boolean isLiteral(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _ -> true;
      case Expr.StringLiteral _, Expr.EnumConstant _ -> true;
      case Expr.Implicit i -> isLiteral(i.operand());
      case Expr.Unary u -> u.op() == UnaryOp.MINUS && isLiteral(u.operand());
      case Expr.Cast c -> Types.isArithmetic(c.type()) && isNumber(c.operand());
      case Expr _ -> false;
    };
  }

  private static boolean isNumber(Expr expr) {
    return Types.isArithmetic(expr.type()) && isLiteral(expr);
  }
}
