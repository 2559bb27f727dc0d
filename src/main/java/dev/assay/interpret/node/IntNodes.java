package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;

/** Makes the nodes of integer arithmetic at 32 and 64 bits. */
public final class IntNodes {
  private IntNodes() {}

  /** An arithmetic, shift or bitwise operation. */
  public static LongNode binary(
      BinaryOp op, ExprNode left, ExprNode right, IntOperation operation) {
    return switch (op) {
      case ADD -> AddNodes.add(left, right, operation);
      case SUBTRACT -> AddNodes.subtract(left, right, operation);
      case MULTIPLY -> MultiplyNodes.multiply(left, right, operation);
      case DIVIDE -> MultiplyNodes.divide(left, right, operation);
      case REMAINDER -> MultiplyNodes.remainder(left, right, operation);
      case SHIFT_LEFT -> ShiftNodes.left(left, right, operation);
      case SHIFT_RIGHT -> ShiftNodes.right(left, right, operation);
      case AND -> BitNodes.and(left, right, operation);
      case OR -> BitNodes.or(left, right, operation);
      case XOR -> BitNodes.xor(left, right, operation);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL ->
          Comparisons.integers(op, left, right, operation);
      case LOGICAL_AND -> Logic.and(left, right);
      case LOGICAL_OR -> Logic.or(left, right);
    };
  }

  public static LongNode negate(ExprNode operand, IntOperation operation) {
    return new Negate(operand, operation);
  }

  public static LongNode complement(ExprNode operand, IntOperation operation) {
    return new Complement(operand, operation);
  }

  private static final class Negate extends LongNode {
    private final ExprNode operand;
    private final IntOperation operation;

    Negate(ExprNode operand, IntOperation operation) {
      this.operand = operand;
      this.operation = operation;
    }

    @Override
    public long execLong(Frame frame) {
      long value = operand.execLong(frame);
      long negated = -value;
      if (!operation.signed()) {
        return operation.width() == 32 ? negated & 0xffffffffL : negated;
      }
      long least = operation.width() == 32 ? Integer.MIN_VALUE : Long.MIN_VALUE;
      if (value == least) {
        if (frame.machine().dialect().wrapv()) {
          return least;
        }
        throw frame
            .machine()
            .undefined(
                UbKind.SIGNED_OVERFLOW,
                operation.span(),
                "-(" + value + ") does not fit '" + operation.typeName() + "'");
      }
      return negated;
    }
  }

  private static final class Complement extends LongNode {
    private final ExprNode operand;
    private final boolean mask;

    Complement(ExprNode operand, IntOperation operation) {
      this.operand = operand;
      this.mask = operation.is(32, false);
    }

    @Override
    public long execLong(Frame frame) {
      long value = ~operand.execLong(frame);
      return mask ? value & 0xffffffffL : value;
    }
  }
}
