package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** GNU's {@code a ?: b}. */
final class OrElseKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.OR_ELSE;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    int mark = expressions.effects().mark(spot);
    Expr condition = expressions.integer(spot.deeper());
    Expr otherwise = expressions.afterSequencePoint(mark, () -> expressions.integer(spot.deeper()));
    return spot.typing().orElse(condition, otherwise, Span.NONE);
  }
}
