package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** Bitwise and, or, exclusive or: the extension by type keeps itself. */
final class BitNodes {
  private BitNodes() {}

  static BinaryLong and(ExprNode left, ExprNode right, IntOperation operation) {
    return new And(left, right, operation);
  }

  static BinaryLong or(ExprNode left, ExprNode right, IntOperation operation) {
    return new Or(left, right, operation);
  }

  static BinaryLong xor(ExprNode left, ExprNode right, IntOperation operation) {
    return new Xor(left, right, operation);
  }

  private static final class And extends BinaryLong {
    And(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      return a & b;
    }
  }

  private static final class Or extends BinaryLong {
    Or(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      return a | b;
    }
  }

  private static final class Xor extends BinaryLong {
    Xor(ExprNode left, ExprNode right, IntOperation operation) {
      super(left, right, operation);
    }

    @Override
    long apply(Frame frame, long a, long b) {
      return a ^ b;
    }
  }
}
