package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** An earlier expression once more, for compilers to find that it is the same. */
final class CommonKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.COMMON_SUBEXPRESSION;
  }

  @Override
  public boolean fitsRegion(Spot spot) {
    return spot.constants() < Expressions.ALL_CONSTANT;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    return expressions.subexpressions().pick(spot).orElseGet(() -> expressions.leaf(spot));
  }
}
