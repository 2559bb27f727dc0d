package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** {@code a ? b : c}. */
final class TernaryKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.TERNARY;
  }

  @Override
  public boolean fitsRegion(Spot spot) {
    return true;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    int mark = expressions.effects().mark(spot);
    Expr condition =
        spot.operations().condition(expressions.integer(spot.deeper()), spot.rng().nextBoolean());
    return expressions.afterSequencePoint(mark, () -> branches(spot, expressions, condition));
  }

  private static Expr branches(Spot spot, Expressions expressions, Expr condition) {
    int mark = expressions.effects().mark(spot);
    Expr then = expressions.integer(spot.deeper());
    // Only one of the two is evaluated.
    Expr otherwise = expressions.afterSequencePoint(mark, () -> expressions.integer(spot.deeper()));
    return spot.typing().conditional(condition, then, otherwise, Span.NONE);
  }
}
