package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.value.Repr;
import java.math.BigInteger;

/**
 * An integer of any type as a long: itself, or the nearest number that a long has.
 *
 * <p>For counts and indexes, which are out of all bounds then, and would not be if they were cut.
 */
public final class NearestLong {
  private NearestLong() {}

  public static ExprNode of(ExprNode value, Repr repr) {
    if (!repr.isLong()) {
      return new OfWide(value);
    }
    boolean mayBeLarger = repr instanceof Repr.Bits b && b.width() == Long.SIZE && !b.signed();
    boolean known = Constants.isLong(value) && Constants.value(value) >= 0;
    return mayBeLarger && !known ? new OfUnsigned(value) : value;
  }

  private static final class OfUnsigned extends LongNode {
    private final ExprNode value;

    OfUnsigned(ExprNode value) {
      this.value = value;
    }

    @Override
    public long execLong(Frame frame) {
      long bits = value.execLong(frame);
      return bits < 0 ? Long.MAX_VALUE : bits;
    }
  }

  private static final class OfWide extends LongNode {
    private final ExprNode value;

    OfWide(ExprNode value) {
      this.value = value;
    }

    @Override
    public long execLong(Frame frame) {
      BigInteger wide = (BigInteger) value.execObject(frame);
      long farthest = wide.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
      return wide.bitLength() < Long.SIZE ? wide.longValue() : farthest;
    }
  }
}
