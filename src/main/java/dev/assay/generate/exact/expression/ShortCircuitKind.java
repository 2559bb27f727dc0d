package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** {@code a && x++} or {@code a || (x = y)}: a side effect that a condition decides on. */
final class ShortCircuitKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.SHORT_CIRCUIT;
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
    BinaryOp op = spot.rng().nextBoolean() ? BinaryOp.LOGICAL_AND : BinaryOp.LOGICAL_OR;
    int mark = expressions.effects().mark(spot);
    // The first time the side effect mostly happens.
    Expr left =
        spot.operations()
            .condition(
                expressions.integer(spot.deeper()),
                (op == BinaryOp.LOGICAL_AND) == spot.rng().chance(3, 4));
    Expr right =
        expressions.afterSequencePoint(mark, () -> SideEffect.of(spot.deeper(), expressions));
    return spot.operations().binary(op, left, right, 0);
  }
}
