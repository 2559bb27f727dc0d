package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.function.Calls;
import dev.assay.generate.exact.policy.Feature;

/** A call of a generated function that has no side effects. */
final class CallKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.CALL;
  }

  @Override
  public boolean fits(Spot spot) {
    return Calls.hasPure(spot);
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    return new Calls(spot, expressions)
        .pure()
        .orElseGet(() -> expressions.integer(spot.withDepth(0)));
  }
}
