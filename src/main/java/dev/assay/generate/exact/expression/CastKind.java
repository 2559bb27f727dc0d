package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.environment.ScalarTypes;
import dev.assay.generate.exact.policy.Feature;

/** A cast to another integer type. */
final class CastKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.CAST;
  }

  @Override
  public boolean fitsRegion(Spot spot) {
    return true;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    CType type = ScalarTypes.integer(spot.policy(), spot.rng());
    return spot.operations().cast(type, expressions.integer(spot.deeper()));
  }
}
