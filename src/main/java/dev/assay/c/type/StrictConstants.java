package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.UnaryOp;

/** Tells by its form whether an expression is an integer constant expression (6.6). */
final class StrictConstants {
  private StrictConstants() {}

  static boolean isIntegerConstant(Expr expr) {
    return switch (expr) {
      case Expr.IntLiteral _, Expr.CharLiteral _, Expr.EnumConstant _ -> true;
      case Expr.AlignOf _, Expr.OffsetOf _, Expr.TypesCompatible _ -> true;
      case Expr.SizeOf s -> !Types.isVariableLength(OperandTyping.type(s.operand()));
      case Expr.Unary u -> isValueOperator(u.op()) && isIntegerConstant(u.operand());
      case Expr.Binary b -> isIntegerConstant(b.left()) && isIntegerConstant(b.right());
      case Expr.Conditional c ->
          isIntegerConstant(c.condition())
              && isIntegerConstant(c.then())
              && isIntegerConstant(c.otherwise());
      case Expr.OrElse o -> isIntegerConstant(o.condition()) && isIntegerConstant(o.otherwise());
      case Expr.Cast c -> isCast(c.conversion(), c.operand(), c.type());
      case Expr.Implicit i -> isCast(i.conversion(), i.operand(), i.type());
      case Expr.Generic g -> isIntegerConstant(g.chosen());
      case Expr.ChooseExpr c -> isIntegerConstant(c.chosen());
      case Expr.BuiltinCall b -> Builtins.family(b.name()) == Builtins.Family.CONSTANT_QUERY;
      case Expr.FloatLiteral _, Expr.StringLiteral _, Expr.NullptrLiteral _, Expr.Name _ -> false;
      case Expr.Step _, Expr.Assign _, Expr.CompoundAssign _, Expr.Comma _, Expr.Call _ -> false;
      case Expr.Index _, Expr.Member _, Expr.CompoundLiteral _, Expr.StatementExpr _ -> false;
      case Expr.VaArg _, Expr.ConvertVector _, Expr.Swizzle _, Expr.LabelAddress _ -> false;
    };
  }

  private static boolean isValueOperator(UnaryOp op) {
    return switch (op) {
      case PLUS, MINUS, COMPLEMENT, NOT -> true;
      case ADDRESS, DEREFERENCE, REAL, IMAG -> false;
    };
  }

  /** Floating constants may only stand right under a cast to an integer type. */
  private static boolean isCast(Conversion conversion, Expr operand, CType type) {
    if (!Types.isInteger(type)) {
      return false;
    }
    return switch (conversion) {
      case INTEGRAL, NO_OP -> isIntegerConstant(operand);
      case TO_BOOL, FLOATING_TO_INTEGRAL ->
          operand instanceof Expr.FloatLiteral || isIntegerConstant(operand);
      case LVALUE_TO_RVALUE, ARRAY_TO_POINTER, FUNCTION_TO_POINTER, INTEGRAL_TO_FLOATING -> false;
      case FLOATING, POINTER_TO_INTEGRAL, INTEGRAL_TO_POINTER, NULL_TO_POINTER, POINTER -> false;
      case TO_VOID, REAL_TO_COMPLEX, COMPLEX_TO_REAL, COMPLEX, VECTOR_SPLAT -> false;
      case VECTOR_REINTERPRET, TO_UNION -> false;
    };
  }
}
