package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.value.Ordering;

/** Comparisons of integers and of floating values; pointers have their own. */
public final class Comparisons {
  private Comparisons() {}

  /** Compares integers that are extended by their type. */
  static LongNode integers(BinaryOp op, ExprNode left, ExprNode right, IntOperation operation) {
    boolean flip = operation.is(64, false) && op.isRelational();
    return flip ? new Unsigned(op, left, right) : signed(op, left, right);
  }

  /** Equality of numbers as wide as pointers, which may have been made of them. */
  public static LongNode addresses(BinaryOp op, ExprNode left, ExprNode right, Span span) {
    return new Addresses(op == BinaryOp.EQUAL, left, right, span);
  }

  /** What two numbers differ in, by an operation that gives 0 where they are equal. */
  public static LongNode gap(LongNode operation, Span span) {
    return operation instanceof BinaryLong binary ? new Gap(binary, span) : operation;
  }

  /** Below are no addresses. */
  private static final int BITS = 45;

  private static boolean mayBeEqual(Frame frame, long a, long b, Span span) {
    return a >>> BITS != 0
        && b >>> BITS != 0
        && PointerRules.areAddressesEqual(frame.machine(), a, b, span);
  }

  private static final class Gap extends LongNode {
    private final BinaryLong operation;
    private final Span span;

    Gap(BinaryLong operation, Span span) {
      this.operation = operation;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long a = operation.left.execLong(frame);
      long b = operation.right.execLong(frame);
      return a != b && mayBeEqual(frame, a, b, span) ? 0 : operation.apply(frame, a, b);
    }
  }

  private static final class Addresses extends LongNode {
    private final boolean wanted;
    private final ExprNode left;
    private final ExprNode right;
    private final Span span;

    Addresses(boolean wanted, ExprNode left, ExprNode right, Span span) {
      this.wanted = wanted;
      this.left = left;
      this.right = right;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long a = left.execLong(frame);
      long b = right.execLong(frame);
      boolean equal = a == b || mayBeEqual(frame, a, b, span);
      return equal == wanted ? 1 : 0;
    }
  }

  private static LongNode signed(BinaryOp op, ExprNode left, ExprNode right) {
    return switch (op) {
      case LESS -> new Less(left, right);
      case GREATER -> new Greater(left, right);
      case LESS_EQUAL -> new LessEqual(left, right);
      case GREATER_EQUAL -> new GreaterEqual(left, right);
      case EQUAL -> new Equal(left, right);
      case NOT_EQUAL -> new NotEqual(left, right);
      case MULTIPLY, DIVIDE, REMAINDER, ADD, SUBTRACT, SHIFT_LEFT, SHIFT_RIGHT -> notComparison(op);
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> notComparison(op);
    };
  }

  /** Compares floating values; every ordering of a NaN is false. */
  public static LongNode doubles(BinaryOp op, ExprNode left, ExprNode right) {
    return new Doubles(op, left, right);
  }

  private static LongNode notComparison(BinaryOp op) {
    throw new IllegalArgumentException(op.symbol());
  }

  private static final class Unsigned extends LongNode {
    private final BinaryOp op;
    private final ExprNode left;
    private final ExprNode right;

    Unsigned(BinaryOp op, ExprNode left, ExprNode right) {
      this.op = op;
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      long a = left.execLong(frame);
      return Ordering.holds(op, Long.compareUnsigned(a, right.execLong(frame))) ? 1 : 0;
    }
  }

  private static final class Doubles extends LongNode {
    private final BinaryOp op;
    private final ExprNode left;
    private final ExprNode right;

    Doubles(BinaryOp op, ExprNode left, ExprNode right) {
      this.op = op;
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      double a = left.execDouble(frame);
      double b = right.execDouble(frame);
      if (Double.isNaN(a) || Double.isNaN(b)) {
        return op == BinaryOp.NOT_EQUAL ? 1 : 0;
      }
      return Ordering.holds(op, a < b ? -1 : a > b ? 1 : 0) ? 1 : 0;
    }
  }

  private static final class Less extends LongNode {
    private final ExprNode left;
    private final ExprNode right;

    Less(ExprNode left, ExprNode right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      return left.execLong(frame) < right.execLong(frame) ? 1 : 0;
    }
  }

  private static final class Greater extends LongNode {
    private final ExprNode left;
    private final ExprNode right;

    Greater(ExprNode left, ExprNode right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      return left.execLong(frame) > right.execLong(frame) ? 1 : 0;
    }
  }

  private static final class LessEqual extends LongNode {
    private final ExprNode left;
    private final ExprNode right;

    LessEqual(ExprNode left, ExprNode right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      return left.execLong(frame) <= right.execLong(frame) ? 1 : 0;
    }
  }

  private static final class GreaterEqual extends LongNode {
    private final ExprNode left;
    private final ExprNode right;

    GreaterEqual(ExprNode left, ExprNode right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      return left.execLong(frame) >= right.execLong(frame) ? 1 : 0;
    }
  }

  private static final class Equal extends LongNode {
    private final ExprNode left;
    private final ExprNode right;

    Equal(ExprNode left, ExprNode right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      return left.execLong(frame) == right.execLong(frame) ? 1 : 0;
    }
  }

  private static final class NotEqual extends LongNode {
    private final ExprNode left;
    private final ExprNode right;

    NotEqual(ExprNode left, ExprNode right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      return left.execLong(frame) != right.execLong(frame) ? 1 : 0;
    }
  }
}
