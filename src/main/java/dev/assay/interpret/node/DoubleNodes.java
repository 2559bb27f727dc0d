package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.interpret.UnspecifiedKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.NanSign;

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

  /** The same with factors that were kept when their product was evaluated, on one of the sides. */
  public static DoubleNode fused(
      Fused form, Kept kept, ExprNode left, ExprNode right, boolean leftProduct) {
    return new KeptNode(form, kept, left, right, leftProduct);
  }

  /** Keeps the factors of a product, and gives one of them. */
  public static DoubleNode factors(Kept kept, ExprNode left, ExprNode right) {
    return new FactorsNode(kept, left, right);
  }

  /** The slots of two factors. */
  public record Kept(int left, int right) {}

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

    /** The value in this run, which says so where the other would differ. */
    double made(Frame frame, double x, double y, double z) {
      double fused = apply(x, y, z);
      if (Double.isNaN(fused)) {
        return NanSign.of(frame.machine(), Double.isNaN(x) ? x : y, z);
      }
      if (contracts()) {
        return fused;
      }
      double plain = applyPlain(x, y, z);
      if (Double.compare(plain, fused) != 0) {
        frame.machine().open(UnspecifiedKind.FLOAT_CONTRACTION, place);
      }
      return Double.isNaN(plain) ? NanSign.of(frame.machine(), x, z) : plain;
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
      return form.made(frame, x, y, z);
    }
  }

  private static final class FactorsNode extends DoubleNode {
    private final Kept kept;
    private final ExprNode left;
    private final ExprNode right;

    FactorsNode(Kept kept, ExprNode left, ExprNode right) {
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
      return a;
    }
  }

  private static final class KeptNode extends DoubleNode {
    private final Fused form;
    private final Kept kept;
    private final ExprNode left;
    private final ExprNode right;
    private final boolean leftProduct;

    KeptNode(Fused form, Kept kept, ExprNode left, ExprNode right, boolean leftProduct) {
      this.form = form;
      this.kept = kept;
      this.left = left;
      this.right = right;
      this.leftProduct = leftProduct;
    }

    @Override
    public double execDouble(Frame frame) {
      double a = left.execDouble(frame);
      double b = right.execDouble(frame);
      double x = Double.longBitsToDouble(frame.slots[kept.left()]);
      double y = Double.longBitsToDouble(frame.slots[kept.right()]);
      return form.made(frame, x, y, leftProduct ? b : a);
    }
  }
}
