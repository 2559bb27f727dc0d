package dev.assay.generate.exact.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Counter;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Distribution;

/** Draws the elements of arrays: at constants, at counters of loops, anywhere. */
final class Elements {
  private static final int FARTHEST = 2;
  private static final int LONGEST_STRIDE = 3;

  private final Expressions expressions;

  Elements(Expressions expressions) {
    this.expressions = expressions;
  }

  Expr of(Spot spot, Expr array) {
    CType.Array type = (CType.Array) Types.unqualified(array.type());
    long count = ((CType.ArraySize.Fixed) type.size()).count();
    int way = spot.policy().draw(Distribution.INDEXES, spot.rng());
    if (way > 0 && way < 4 && !spot.counters().isEmpty()) {
      return byCounter(spot, array, spot.rng().pick(spot.counters()), count, way);
    }
    if (way < 4 || spot.depth() <= 0) {
      Expr index = Constants.literal(spot.rng().nextLong(count), CType.INT);
      return spot.typing().index(array, index, Span.NONE);
    }
    // The same element may be written and read in one expression.
    Expr index = expressions.repeatable(spot.withDepth(Math.min(1, spot.depth() - 1)));
    return spot.operations().index(array, index, count, spot.rng().nextInt(1 << 16));
  }

  /** An element of a vector, which has no address. */
  Expr ofVector(Spot spot, Expr vector) {
    int count = ((CType.Vector) Types.unqualified(vector.type())).count();
    boolean computed =
        spot.depth() > 0 && spot.policy().draw(Distribution.INDEXES, spot.rng()) >= 4;
    if (computed) {
      Expr index = expressions.repeatable(spot.withDepth(Math.min(1, spot.depth() - 1)));
      return spot.operations().index(vector, index, count, spot.rng().nextInt(1 << 16));
    }
    Expr index = Constants.literal(spot.rng().nextInt(count), CType.INT);
    return spot.typing().index(vector, index, Span.NONE);
  }

  /** 1 as it is, 2 with an offset, 3 with a stride. */
  private Expr byCounter(Spot spot, Expr array, Counter counter, long count, int way) {
    long stride = way == 3 ? spot.rng().between(2, LONGEST_STRIDE) : 1;
    long offset = way == 1 ? 0 : spot.rng().between(-FARTHEST, FARTHEST);
    Expr index = counter.variable().expr();
    boolean narrow = Math.max(Math.abs(counter.low()), Math.abs(counter.high())) < 1 << 20;
    if (stride > 1 && narrow) {
      index = binary(spot, BinaryOp.MULTIPLY, index, stride);
    }
    if (offset != 0 && narrow) {
      index = binary(spot, offset > 0 ? BinaryOp.ADD : BinaryOp.SUBTRACT, index, Math.abs(offset));
    }
    long low = narrow ? counter.low() * stride + offset : counter.low();
    long high = narrow ? counter.high() * stride + offset : counter.high();
    // An unsigned counter has no negative indexes, but very large ones.
    return low >= 0 && high < count
        ? spot.typing().index(array, index, Span.NONE)
        : spot.operations().index(array, index, count, spot.rng().nextInt(1 << 16));
  }

  private static Expr binary(Spot spot, BinaryOp op, Expr index, long constant) {
    return spot.typing().binary(op, index, Constants.literal(constant, CType.INT), Span.NONE);
  }
}
