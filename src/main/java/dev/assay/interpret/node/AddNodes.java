package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** Addition, subtraction and multiplication of integers of 32 and 64 bits. */
final class AddNodes {
  private AddNodes() {}

  static BinaryLong add(ExprNode left, ExprNode right, IntOperation operation) {
    if (operation.signed()) {
      return operation.width() == 32
          ? new AddInt(left, right, operation)
          : new AddLong(left, right, operation);
    }
    return operation.width() == 32
        ? new AddUnsigned(left, right, operation)
        : new AddWrapping(left, right, operation);
  }

  static BinaryLong subtract(ExprNode left, ExprNode right, IntOperation operation) {
    if (operation.signed()) {
      return operation.width() == 32
          ? new SubtractInt(left, right, operation)
          : new SubtractLong(left, right, operation);
    }
    return operation.width() == 32
        ? new SubtractUnsigned(left, right, operation)
        : new SubtractWrapping(left, right, operation);
  }

  private static final class AddInt extends BinaryLong {
    AddInt(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      long sum = a + b;
      return (int) sum == sum ? sum : overflow(frame, a, b, (int) sum);
    }
  }

  private static final class AddLong extends BinaryLong {
    AddLong(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      long sum = a + b;
      return ((a ^ sum) & (b ^ sum)) >= 0 ? sum : overflow(frame, a, b, sum);
    }
  }

  private static final class AddUnsigned extends BinaryLong {
    AddUnsigned(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      return (a + b) & 0xffffffffL;
    }
  }

  private static final class AddWrapping extends BinaryLong {
    AddWrapping(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      return a + b;
    }
  }

  private static final class SubtractInt extends BinaryLong {
    SubtractInt(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      long difference = a - b;
      return (int) difference == difference ? difference : overflow(frame, a, b, (int) difference);
    }
  }

  private static final class SubtractLong extends BinaryLong {
    SubtractLong(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      long difference = a - b;
      return ((a ^ b) & (a ^ difference)) >= 0 ? difference : overflow(frame, a, b, difference);
    }
  }

  private static final class SubtractUnsigned extends BinaryLong {
    SubtractUnsigned(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      return (a - b) & 0xffffffffL;
    }
  }

  private static final class SubtractWrapping extends BinaryLong {
    SubtractWrapping(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      return a - b;
    }
  }
}
