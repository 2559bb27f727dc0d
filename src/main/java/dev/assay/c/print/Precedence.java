package dev.assay.c.print;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;

/**
 * How tightly expressions bind, by the levels of C's grammar; binary operators lie between by their
 * own precedence.
 */
final class Precedence {
  static final int COMMA = -2;
  static final int ASSIGNMENT = -1;
  static final int CONDITIONAL = 0;
  static final int LOGICAL_OR = BinaryOp.LOGICAL_OR.precedence();
  static final int CAST = 13;
  static final int UNARY = 14;
  static final int POSTFIX = 15;
  static final int PRIMARY = 16;

  private Precedence() {}

  /** The level of the expression as it is printed; implicit conversions are not. */
  static int of(Expr expr) {
    return switch (expr) {
      case Expr.Implicit i -> of(i.operand());
      case Expr.Comma _ -> COMMA;
      case Expr.Assign _, Expr.CompoundAssign _ -> ASSIGNMENT;
      case Expr.Conditional _, Expr.OrElse _ -> CONDITIONAL;
      case Expr.Binary b -> b.op().precedence();
      case Expr.Cast _ -> CAST;
      case Expr.Unary _, Expr.SizeOf _, Expr.AlignOf _, Expr.LabelAddress _ -> UNARY;
      case Expr.Step s -> s.op().isPrefix() ? UNARY : POSTFIX;
      case Expr.Call _, Expr.Index _, Expr.Member _, Expr.CompoundLiteral _ -> POSTFIX;
      case Expr.Swizzle _ -> POSTFIX;
      case Expr.IntLiteral i -> IntegerSpelling.precedence(i);
      case Expr.FloatLiteral f -> f.text().startsWith("-") ? UNARY : PRIMARY;
      case Expr.CharLiteral c -> c.text().isEmpty() ? CAST : PRIMARY;
      case Expr.StringLiteral _, Expr.NullptrLiteral _, Expr.Name _, Expr.EnumConstant _ -> PRIMARY;
      case Expr.BuiltinCall _, Expr.OffsetOf _, Expr.VaArg _, Expr.TypesCompatible _ -> PRIMARY;
      case Expr.ChooseExpr _, Expr.ConvertVector _, Expr.StatementExpr _, Expr.Generic _ -> PRIMARY;
    };
  }
}
