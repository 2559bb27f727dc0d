package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.interpret.machine.Frame;

/** Arithmetic of float and double; a float is rounded after each operation. */
public final class DoubleNodes {
  private DoubleNodes() {}

  public static DoubleNode binary(BinaryOp op, boolean single, ExprNode left, ExprNode right) {
    return single ? new Single(op, left, right) : new Binary(op, left, right);
  }

  public static DoubleNode negate(ExprNode operand) {
    return new Negate(operand);
  }

  /** {@code a * b + sign * c} rounded once, as a compiler may contract it. */
  public static DoubleNode fused(Fused form, ExprNode a, ExprNode b, ExprNode c) {
    return new FusedNode(form, a, b, c);
  }

  /** The signs in a contracted operation, and whether it is of type float. */
  public record Fused(boolean negateProduct, boolean negateAddend, boolean single) {}

  private static final class Binary extends DoubleNode {
    private final BinaryOp op;
    private final ExprNode left;
    private final ExprNode right;

    Binary(BinaryOp op, ExprNode left, ExprNode right) {
      this.op = op;
      this.left = left;
      this.right = right;
    }

    @Override
    public double execDouble(Frame frame) {
      double a = left.execDouble(frame);
      double b = right.execDouble(frame);
      return switch (op) {
        case ADD -> a + b;
        case SUBTRACT -> a - b;
        case MULTIPLY -> a * b;
        case DIVIDE -> a / b;
        case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL ->
            throw new IllegalStateException(op.symbol());
        case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR ->
            throw new IllegalStateException(op.symbol());
      };
    }
  }

  private static final class Single extends DoubleNode {
    private final BinaryOp op;
    private final ExprNode left;
    private final ExprNode right;

    Single(BinaryOp op, ExprNode left, ExprNode right) {
      this.op = op;
      this.left = left;
      this.right = right;
    }

    @Override
    public double execDouble(Frame frame) {
      float a = (float) left.execDouble(frame);
      float b = (float) right.execDouble(frame);
      return switch (op) {
        case ADD -> a + b;
        case SUBTRACT -> a - b;
        case MULTIPLY -> a * b;
        case DIVIDE -> a / b;
        case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL ->
            throw new IllegalStateException(op.symbol());
        case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR ->
            throw new IllegalStateException(op.symbol());
      };
    }
  }

  private static final class Negate extends DoubleNode {
    private final ExprNode operand;

    Negate(ExprNode operand) {
      this.operand = operand;
    }

    @Override
    public double execDouble(Frame frame) {
      return -operand.execDouble(frame);
    }
  }

  private static final class FusedNode extends DoubleNode {
    private final Fused form;
    private final ExprNode a;
    private final ExprNode b;
    private final ExprNode c;

    FusedNode(Fused form, ExprNode a, ExprNode b, ExprNode c) {
      this.form = form;
      this.a = a;
      this.b = b;
      this.c = c;
    }

    @Override
    public double execDouble(Frame frame) {
      double x = a.execDouble(frame);
      double y = b.execDouble(frame);
      double z = c.execDouble(frame);
      x = form.negateProduct() ? -x : x;
      z = form.negateAddend() ? -z : z;
      return form.single() ? Math.fma((float) x, (float) y, (float) z) : Math.fma(x, y, z);
    }
  }
}
