package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** A unary operator of the region's context. */
final class UnaryKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.UNARY;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.context().unary().isEmpty();
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    var op = spot.rng().pick(spot.context().unary());
    return spot.operations().unary(op, expressions.integer(spot.deeper()));
  }
}
