package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;

/** A floating value cut to an integer. */
final class FloatingToIntegerKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.FLOATING_TO_INTEGER;
  }

  @Override
  public boolean fits(Spot spot) {
    return FloatingExpressions.mayDecide(spot);
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    CType type = ScalarTypes.integer(spot.policy(), spot.rng());
    Expr value = expressions.floating().value(spot.deeper(), FloatingExpressions.type(spot));
    return spot.operations().cast(type, value);
  }
}
