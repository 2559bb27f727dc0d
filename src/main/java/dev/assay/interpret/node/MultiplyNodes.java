package dev.assay.interpret.node;

import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;

/** Multiplication, division and remainder of integers of 32 and 64 bits. */
final class MultiplyNodes {
  private MultiplyNodes() {}

  static BinaryLong multiply(ExprNode left, ExprNode right, IntOperation operation) {
    return new Multiply(left, right, operation);
  }

  static BinaryLong divide(ExprNode left, ExprNode right, IntOperation operation) {
    return operation.signed()
        ? new DivideSigned(left, right, operation)
        : new DivideUnsigned(left, right, operation);
  }

  static BinaryLong remainder(ExprNode left, ExprNode right, IntOperation operation) {
    return operation.signed()
        ? new RemainderSigned(left, right, operation)
        : new RemainderUnsigned(left, right, operation);
  }

  private static final class Multiply extends BinaryLong {
    private final boolean signed;
    private final boolean narrow;

    Multiply(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
      this.signed = operation.signed();
      this.narrow = operation.width() == 32;
    }

    @Override
    long apply(Frame frame, long a, long b) {
      long product = a * b;
      if (!signed) {
        return narrow ? product & 0xffffffffL : product;
      }
      if (narrow) {
        return (int) product == product ? product : overflow(frame, a, b, (int) product);
      }
      long high = Math.multiplyHigh(a, b);
      return high == product >> 63 ? product : overflow(frame, a, b, product);
    }
  }

  /** Divisions share their checks. */
  private abstract static class Division extends BinaryLong {
    Division(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    final void check(Frame frame, long a, long b) {
      if (b == 0) {
        throw undefined(frame, UbKind.DIVISION_BY_ZERO, a + " " + operation.symbol() + " 0");
      }
      boolean least = operation.width() == 32 ? a == Integer.MIN_VALUE : a == Long.MIN_VALUE;
      if (b == -1 && least && operation.signed()) {
        throw undefined(
            frame,
            UbKind.DIVISION_OVERFLOW,
            a + " " + operation.symbol() + " -1 does not fit '" + operation.typeName() + "'");
      }
    }
  }

  private static final class DivideSigned extends Division {
    DivideSigned(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      if (b == 0 || b == -1) {
        check(frame, a, b);
      }
      return a / b;
    }
  }

  private static final class DivideUnsigned extends Division {
    DivideUnsigned(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      if (b == 0) {
        check(frame, a, b);
      }
      return Long.divideUnsigned(a, b);
    }
  }

  private static final class RemainderSigned extends Division {
    RemainderSigned(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      if (b == 0 || b == -1) {
        check(frame, a, b);
      }
      return a % b;
    }
  }

  private static final class RemainderUnsigned extends Division {
    RemainderUnsigned(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      if (b == 0) {
        check(frame, a, b);
      }
      return Long.remainderUnsigned(a, b);
    }
  }
}
