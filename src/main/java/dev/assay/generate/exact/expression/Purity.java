package dev.assay.generate.exact.expression;

import dev.assay.c.Conversion;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.interpret.Holes;
import java.util.ArrayList;
import java.util.List;

/** What an expression needs to be written once more somewhere else. */
final class Purity implements Visitor {
  private final List<String> names = new ArrayList<>();
  private boolean pure = true;
  private int nodes;

  static Purity of(Expr expr) {
    var purity = new Purity();
    Walk.over(expr, purity);
    return purity;
  }

  /** Whether it has no side effects. */
  boolean isPure() {
    return pure;
  }

  List<String> names() {
    return names;
  }

  int nodes() {
    return nodes;
  }

  @Override
  public void expr(Expr expr) {
    nodes++;
    switch (expr) {
      case Expr.Name n -> names.add(n.name());
      case Expr.Assign _, Expr.CompoundAssign _, Expr.Step _, Expr.Call _ -> pure = false;
      case Expr.StatementExpr _, Expr.VaArg _ -> pure = false;
      case Expr.BuiltinCall call -> pure &= call.name().equals(Holes.NAME);
      case Expr.Implicit i ->
          pure &=
              i.conversion() != Conversion.LVALUE_TO_RVALUE
                  || !Types.qualifiers(i.operand().type()).isVolatile();
      case Expr.IntLiteral _, Expr.FloatLiteral _, Expr.CharLiteral _, Expr.StringLiteral _ -> {}
      case Expr.NullptrLiteral _, Expr.EnumConstant _, Expr.LabelAddress _ -> {}
      case Expr.Unary _, Expr.Binary _, Expr.Conditional _, Expr.OrElse _, Expr.Comma _ -> {}
      case Expr.Index _, Expr.Member _, Expr.Cast _, Expr.SizeOf _, Expr.AlignOf _ -> {}
      case Expr.OffsetOf _, Expr.CompoundLiteral _, Expr.Generic _ -> {}
      case Expr.TypesCompatible _, Expr.ChooseExpr _, Expr.ConvertVector _ -> {}
      case Expr.Swizzle _ -> {}
    }
  }
}
