package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** {@code (x = y, z)}: a side effect, then a value. */
final class CommaKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.COMMA;
  }

  @Override
  public boolean fits(Spot spot) {
    return spot.depth() > 1;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    if (!expressions.effects().areAllowed(spot)) {
      return expressions.leaf(spot);
    }
    int mark = expressions.effects().mark(spot);
    Expr left = SideEffect.of(spot.deeper(), expressions);
    Expr right = expressions.afterSequencePoint(mark, () -> expressions.integer(spot.deeper()));
    return spot.typing().comma(left, right, Span.NONE);
  }
}
