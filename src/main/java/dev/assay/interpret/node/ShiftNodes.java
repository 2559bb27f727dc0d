package dev.assay.interpret.node;

import dev.assay.c.Standard;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;

/** Shifts of integers of 32 and 64 bits. */
final class ShiftNodes {
  private ShiftNodes() {}

  static BinaryLong left(ExprNode left, ExprNode right, IntOperation operation) {
    return new ShiftLeft(left, right, operation);
  }

  static BinaryLong right(ExprNode left, ExprNode right, IntOperation operation) {
    return new ShiftRight(left, right, operation);
  }

  private abstract static class Shift extends BinaryLong {
    final int width;

    Shift(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
      this.width = operation.width();
    }

    final void checkCount(Frame frame, long a, long count) {
      if (count < 0 || count >= width) {
        throw undefined(
            frame,
            UbKind.SHIFT_COUNT,
            a + " " + operation.symbol() + " " + count + " in a type of " + width + " bits");
      }
    }
  }

  private static final class ShiftLeft extends Shift {
    ShiftLeft(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long count) {
      checkCount(frame, a, count);
      long shifted = a << count;
      if (!operation.signed()) {
        return width == 32 ? shifted & 0xffffffffL : shifted;
      }
      long wrapped = width == 32 ? (int) shifted : shifted;
      if ((a < 0 || wrapped >> count != a) && isChecked(frame.machine().dialect())) {
        throw undefined(
            frame,
            a < 0 ? UbKind.SHIFT_OF_NEGATIVE : UbKind.SHIFT_OVERFLOW,
            a + " << " + count + (a < 0 ? "" : " does not fit '" + operation.typeName() + "'"));
      }
      return wrapped;
    }

    private static boolean isChecked(Dialect dialect) {
      return !dialect.wrapv() && dialect.standard().atLeast(Standard.Version.C99);
    }
  }

  private static final class ShiftRight extends Shift {
    ShiftRight(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long count) {
      checkCount(frame, a, count);
      return operation.signed() ? a >> count : a >>> count;
    }
  }
}
