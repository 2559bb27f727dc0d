package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** A binary operator of the region's context. */
final class BinaryKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.BINARY;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    var op = spot.rng().pick(spot.context().binary());
    Expr left = expressions.integer(spot.deeper());
    Expr right = expressions.integer(spot.deeper());
    return spot.operations().binary(op, left, right, spot.rng().nextInt(1 << 16));
  }
}
