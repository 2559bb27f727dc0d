package dev.assay.generate.exact.repair;

import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Walk;
import dev.assay.interpret.Holes;

/** Whether expressions may be left out. */
final class SideEffects {
  private SideEffects() {}

  static boolean areIn(Expr expr) {
    return Walk.expressions(expr).stream().anyMatch(SideEffects::has);
  }

  private static boolean has(Expr expr) {
    return switch (expr) {
      case Expr.Assign _, Expr.CompoundAssign _, Expr.Step _, Expr.Call _ -> true;
      case Expr.StatementExpr _, Expr.VaArg _ -> true;
      case Expr.BuiltinCall call -> !call.name().equals(Holes.NAME);
      case Expr.Implicit i ->
          i.conversion() == Conversion.LVALUE_TO_RVALUE
              && Types.qualifiers(i.operand().type()).isVolatile();
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _, Expr.StringLiteral _ ->
          false;
      case Expr.NullptrLiteral _, Expr.Name _, Expr.EnumConstant _, Expr.LabelAddress _ -> false;
      case Expr.Unary _, Expr.Binary _, Expr.Conditional _, Expr.OrElse _, Expr.Comma _ -> false;
      case Expr.Index _, Expr.Member _, Expr.Cast _, Expr.SizeOf _, Expr.AlignOf _ -> false;
      case Expr.OffsetOf _, Expr.CompoundLiteral _, Expr.Generic _ -> false;
      case Expr.TypesCompatible _, Expr.ChooseExpr _, Expr.ConvertVector _ -> false;
      case Expr.Swizzle _ -> false;
    };
  }
}
