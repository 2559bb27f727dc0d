package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.NanSign;
import java.util.List;

/** Arithmetic of float and double; a float is rounded after each operation. */
public final class DoubleNodes {
  private DoubleNodes() {}

  public static DoubleNode binary(BinaryOp op, boolean single, ExprNode left, ExprNode right) {
    return single ? new Single(op, left, right) : new Binary(op, left, right);
  }

  public static DoubleNode negate(ExprNode operand) {
    return new Negate(operand);
  }

  /**
   * {@code a * b + c}, rounded once as a compiler may contract it, with factors that were kept when
   * their product was evaluated.
   *
   * @param sides those of the operands that are products
   */
  public static DoubleNode fused(List<Side> sides, ExprNode left, ExprNode right) {
    return new FusedNode(sides, left, right);
  }

  /** The product of two factors, which it keeps. */
  public static DoubleNode product(Kept kept, ExprNode left, ExprNode right) {
    return new ProductNode(kept, left, right);
  }

  /** The slots of two factors, and what is made of them: a float or not, and with which sign. */
  public record Kept(int left, int right, boolean single, boolean negated) {}

  /** A product that is the left or the right operand of a sum. */
  public record Side(Fused form, Kept kept, boolean isLeft) {}

  /**
   * The signs in an operation that may be contracted, and whether it is of type float.
   *
   * @param contracts whether this run contracts it, or only says where that would differ
   */
  public record Fused(
      boolean negateProduct, boolean negateAddend, boolean single, boolean contracts, Span place) {
    private double apply(double x, double y, double z) {
      double a = negateProduct ? -x : x;
      double c = negateAddend ? -z : z;
      return single ? Math.fma((float) a, (float) y, (float) c) : Math.fma(a, y, c);
    }

    private double applyPlain(double x, double y, double z) {
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
      double result =
          switch (op) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL ->
                throw new IllegalStateException(op.symbol());
            case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR ->
                throw new IllegalStateException(op.symbol());
          };
      return Double.isNaN(result) ? NanSign.of(frame.machine(), a, b) : result;
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
      double result =
          switch (op) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL ->
                throw new IllegalStateException(op.symbol());
            case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR ->
                throw new IllegalStateException(op.symbol());
          };
      return Double.isNaN(result) ? NanSign.of(frame.machine(), a, b) : result;
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

  private static final class ProductNode extends DoubleNode {
    private final Kept kept;
    private final ExprNode left;
    private final ExprNode right;

    ProductNode(Kept kept, ExprNode left, ExprNode right) {
      this.kept = kept;
      this.left = left;
      this.right = right;
    }

    @Override
    public double execDouble(Frame frame) {
      double a = left.execDouble(frame);
      double b = right.execDouble(frame);
      frame.slots[kept.left()] = Double.doubleToRawLongBits(a);
      frame.slots[kept.right()] = Double.doubleToRawLongBits(b);
      double product = kept.single() ? (float) a * (float) b : a * b;
      return kept.negated() ? -product : product;
    }
  }

  private static final class FusedNode extends DoubleNode {
    private final List<Side> sides;
    private final ExprNode left;
    private final ExprNode right;

    FusedNode(List<Side> sides, ExprNode left, ExprNode right) {
      this.sides = sides;
      this.left = left;
      this.right = right;
    }

    @Override
    public double execDouble(Frame frame) {
      double a = left.execDouble(frame);
      double b = right.execDouble(frame);
      double result = 0;
      for (Side side : sides) {
        double x = Double.longBitsToDouble(frame.slots[side.kept().left()]);
        double y = Double.longBitsToDouble(frame.slots[side.kept().right()]);
        double z = side.isLeft() ? b : a;
        Fused form = side.form();
        double fused = form.apply(x, y, z);
        result = form.applyPlain(x, y, z);
        if (Double.compare(result, fused) != 0) {
          frame.machine().open(UnspecifiedKind.FLOAT_CONTRACTION, form.place());
          result = form.contracts() ? fused : result;
          break;
        }
      }
      return Double.isNaN(result) ? NanSign.of(frame.machine(), a, b) : result;
    }
  }
}
