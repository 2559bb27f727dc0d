package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.interpret.UnspecifiedKind;
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

  /**
   * The signs in an operation that may be contracted, and whether it is of type float.
   *
   * @param contracts whether this run contracts it, or only says where that would differ
   */
  public record Fused(
      boolean negateProduct, boolean negateAddend, boolean single, boolean contracts, Span place) {
    double apply(double x, double y, double z) {
      double a = negateProduct ? -x : x;
      double c = negateAddend ? -z : z;
      return single ? Math.fma((float) a, (float) y, (float) c) : Math.fma(a, y, c);
    }

    double applyPlain(double x, double y, double z) {
      double a = negateProduct ? -x : x;
      double c = negateAddend ? -z : z;
      return single ? (float) a * (float) y + (float) c : a * y + c;
    }
  }

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
      double fused = form.apply(x, y, z);
      if (form.contracts()) {
        return fused;
      }
      double plain = form.applyPlain(x, y, z);
      if (Double.compare(plain, fused) != 0) {
        frame.machine().open(UnspecifiedKind.FLOAT_CONTRACTION, form.place());
      }
      return plain;
    }
  }
}
