package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** Values known before the run. */
public final class Constants {
  private Constants() {}

  public static LongNode of(long value) {
    return new LongConstant(value);
  }

  public static DoubleNode of(double value) {
    return new DoubleConstant(value);
  }

  public static ObjectNode object(Object value) {
    return new ObjectConstant(value);
  }

  /** Whether the node is a constant integer or address. */
  public static boolean isLong(ExprNode node) {
    return node instanceof LongConstant;
  }

  /** The value of a node that {@link #isLong}. */
  public static long value(ExprNode node) {
    return ((LongConstant) node).value;
  }

  private static final class LongConstant extends LongNode {
    private final long value;

    LongConstant(long value) {
      this.value = value;
    }

    @Override
    public long execLong(Frame frame) {
      return value;
    }
  }

  private static final class DoubleConstant extends DoubleNode {
    private final double value;

    DoubleConstant(double value) {
      this.value = value;
    }

    @Override
    public double execDouble(Frame frame) {
      return value;
    }
  }

  private static final class ObjectConstant extends ObjectNode {
    private final Object value;

    ObjectConstant(Object value) {
      this.value = value;
    }

    @Override
    public Object execObject(Frame frame) {
      return value;
    }
  }
}
