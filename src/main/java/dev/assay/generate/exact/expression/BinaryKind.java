package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.OperatorContext;
import java.util.List;

/** A binary operator of the region's context. */
final class BinaryKind implements ExpressionKind {
  private static final List<BinaryOp> ALL = List.of(BinaryOp.values());

  @Override
  public Feature feature() {
    return Feature.BINARY;
  }

  @Override
  public boolean fitsRegion(Spot spot) {
    return true;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    BinaryOp op = operator(spot);
    int mark = expressions.effects().mark(spot);
    Expr left = expressions.integer(spot.deeper());
    Expr right =
        op.isLogical()
            ? expressions.afterSequencePoint(mark, () -> expressions.integer(spot.deeper()))
            : expressions.integer(spot.deeper());
    return spot.operations().binary(op, left, right, spot.rng().nextInt(1 << 16));
  }

  private static BinaryOp operator(Spot spot) {
    if (spot.context() == OperatorContext.ANY) {
      return ALL.get(spot.policy().draw(Distribution.BINARY_OPERATORS, spot.rng()));
    }
    List<BinaryOp> allowed = spot.context().binary();
    int total = 0;
    for (BinaryOp op : allowed) {
      total += weight(spot, op);
    }
    int left = total == 0 ? 0 : spot.rng().nextInt(total);
    for (BinaryOp op : allowed) {
      left -= weight(spot, op);
      if (left < 0) {
        return op;
      }
    }
    return spot.rng().pick(allowed);
  }

  private static int weight(Spot spot, BinaryOp op) {
    return spot.policy().weight(Distribution.BINARY_OPERATORS, op.ordinal());
  }
}
