package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** Truth values and the operators that decide what is evaluated. */
public final class Logic {
  private Logic() {}

  public static LongNode and(ExprNode left, ExprNode right) {
    return new And(left, right);
  }

  public static LongNode or(ExprNode left, ExprNode right) {
    return new Or(left, right);
  }

  /** 1 for zero, else 0. */
  public static LongNode not(ExprNode operand) {
    return new Not(operand);
  }

  /** 0 for zero, else 1. */
  public static LongNode truth(ExprNode operand) {
    return new Truth(operand);
  }

  /** 0 for a zero of either sign, else 1. */
  public static LongNode truthOfDouble(ExprNode operand) {
    return new DoubleTruth(operand);
  }

  private static final class And extends LongNode {
    private final ExprNode left;
    private final ExprNode right;

    And(ExprNode left, ExprNode right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      return left.execLong(frame) != 0 && right.execLong(frame) != 0 ? 1 : 0;
    }
  }

  private static final class Or extends LongNode {
    private final ExprNode left;
    private final ExprNode right;

    Or(ExprNode left, ExprNode right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      return left.execLong(frame) != 0 || right.execLong(frame) != 0 ? 1 : 0;
    }
  }

  private static final class Not extends LongNode {
    private final ExprNode operand;

    Not(ExprNode operand) {
      this.operand = operand;
    }

    @Override
    public long execLong(Frame frame) {
      return operand.execLong(frame) == 0 ? 1 : 0;
    }
  }

  private static final class Truth extends LongNode {
    private final ExprNode operand;

    Truth(ExprNode operand) {
      this.operand = operand;
    }

    @Override
    public long execLong(Frame frame) {
      return operand.execLong(frame) != 0 ? 1 : 0;
    }
  }

  private static final class DoubleTruth extends LongNode {
    private final ExprNode operand;

    DoubleTruth(ExprNode operand) {
      this.operand = operand;
    }

    @Override
    public long execLong(Frame frame) {
      return operand.execDouble(frame) != 0 ? 1 : 0;
    }
  }
}
