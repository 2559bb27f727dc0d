package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** A comparison of floating values. */
final class FloatingComparisonKind implements ExpressionKind {
  private static final List<BinaryOp> OPERATORS =
      List.of(
          BinaryOp.LESS,
          BinaryOp.GREATER,
          BinaryOp.LESS_EQUAL,
          BinaryOp.GREATER_EQUAL,
          BinaryOp.EQUAL,
          BinaryOp.NOT_EQUAL);

  @Override
  public Feature feature() {
    return Feature.FLOATING_COMPARISON;
  }

  @Override
  public boolean fits(Spot spot) {
    return FloatingExpressions.mayDecide(spot);
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    CType type = FloatingExpressions.type(spot);
    Expr left = expressions.floating().value(spot.deeper(), type);
    Expr right =
        spot.rng().chance(1, 4)
            ? expressions.integer(spot.deeper())
            : expressions.floating().value(spot.deeper(), type);
    return spot.operations().binary(spot.rng().pick(OPERATORS), left, right, 0);
  }
}
