package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.Values;

/** Conversions of scalars from one representation to another. */
public final class Convert {
  private Convert() {}

  /** {@code typeName} is the type converted to, for messages. */
  public static ExprNode of(ExprNode operand, Repr from, Repr to, String typeName, Span span) {
    if (from.equals(to)) {
      return operand;
    }
    if (to instanceof Repr.Bool) {
      return truth(operand, from);
    }
    if (from.isLong() && to.isLong()) {
      return integer(operand, from, to);
    }
    if (from.isLong() && to.isDouble()) {
      boolean unsigned64 = from instanceof Repr.Bits b && b.width() == 64 && !b.signed();
      return new ToDouble(operand, to instanceof Repr.Single, unsigned64);
    }
    if (from.isDouble() && to.isDouble()) {
      return to instanceof Repr.Single ? new ToSingle(operand) : operand;
    }
    return boxed(operand, from, to, typeName, span);
  }

  private static ExprNode boxed(ExprNode operand, Repr from, Repr to, String typeName, Span span) {
    if (from.isDouble() && to instanceof Repr.Bits b && !b.isWide()) {
      return new ToInteger(operand, b, from, typeName, span);
    }
    var slow = new Slow(operand, from, to, typeName, span);
    return to.isLong() ? Unbox.toLong(slow) : to.isDouble() ? Unbox.toDouble(slow) : slow;
  }

  /** 1 where the scalar compares unequal to zero. */
  public static LongNode truth(ExprNode operand, Repr from) {
    if (from.isLong()) {
      return Logic.truth(operand);
    }
    return from.isDouble() ? Logic.truthOfDouble(operand) : new ObjectTruth(operand);
  }

  private static ExprNode integer(ExprNode operand, Repr from, Repr to) {
    if (!(to instanceof Repr.Bits b)) {
      return operand;
    }
    if (Constants.isLong(operand)) {
      return Constants.of(Values.extend(Constants.value(operand), b.width(), b.signed()));
    }
    boolean contained =
        b.width() == 64
            || from instanceof Repr.Bool
            || from instanceof Repr.Bits f && isWithin(f, b);
    return contained ? operand : new Extend(operand, b);
  }

  private static boolean isWithin(Repr.Bits from, Repr.Bits to) {
    return from.width() < to.width() && (to.signed() || !from.signed());
  }

  private static final class Extend extends LongNode {
    private final ExprNode operand;
    private final int shift;
    private final boolean signed;

    Extend(ExprNode operand, Repr.Bits to) {
      this.operand = operand;
      this.shift = 64 - to.width();
      this.signed = to.signed();
    }

    @Override
    public long execLong(Frame frame) {
      long value = operand.execLong(frame) << shift;
      return signed ? value >> shift : value >>> shift;
    }
  }

  private static final class ToDouble extends DoubleNode {
    private final ExprNode operand;
    private final boolean single;
    private final boolean unsigned64;

    ToDouble(ExprNode operand, boolean single, boolean unsigned64) {
      this.operand = operand;
      this.single = single;
      this.unsigned64 = unsigned64;
    }

    @Override
    public double execDouble(Frame frame) {
      long value = operand.execLong(frame);
      if (unsigned64 && value < 0) {
        // Halving with a sticky last bit keeps the rounding of the full value.
        long half = value >>> 1 | value & 1;
        return single ? (float) half * 2f : (double) half * 2;
      }
      return single ? (float) value : (double) value;
    }
  }

  private static final class ToSingle extends DoubleNode {
    private final ExprNode operand;

    ToSingle(ExprNode operand) {
      this.operand = operand;
    }

    @Override
    public double execDouble(Frame frame) {
      return (float) operand.execDouble(frame);
    }
  }

  private static final class ToInteger extends LongNode {
    private final ExprNode operand;
    private final Repr.Bits to;
    private final Repr from;
    private final String typeName;
    private final Span span;

    ToInteger(ExprNode operand, Repr.Bits to, Repr from, String typeName, Span span) {
      this.operand = operand;
      this.to = to;
      this.from = from;
      this.typeName = typeName;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      double value = operand.execDouble(frame);
      long whole = (long) value;
      if (Math.abs(value) < 0x1p62
          && (to.signed() || whole >= 0)
          && Values.extend(whole, to.width(), to.signed()) == whole) {
        return whole;
      }
      return (Long)
          Values.convert(value, from, to)
              .orElseThrow(() -> outOfRange(frame, value, typeName, span));
    }
  }

  private static RuntimeException outOfRange(
      Frame frame, Object value, String typeName, Span span) {
    return frame
        .machine()
        .undefined(UbKind.FLOAT_CONVERSION, span, value + " does not fit '" + typeName + "'");
  }

  private static final class Slow extends ObjectNode {
    private final ExprNode operand;
    private final Repr from;
    private final Repr to;
    private final String typeName;
    private final Span span;

    Slow(ExprNode operand, Repr from, Repr to, String typeName, Span span) {
      this.operand = operand;
      this.from = from;
      this.to = to;
      this.typeName = typeName;
      this.span = span;
    }

    @Override
    public Object execObject(Frame frame) {
      Object value = operand.execBoxed(frame);
      return Values.convert(value, from, to)
          .orElseThrow(() -> outOfRange(frame, value, typeName, span));
    }
  }

  private static final class ObjectTruth extends LongNode {
    private final ExprNode operand;

    ObjectTruth(ExprNode operand) {
      this.operand = operand;
    }

    @Override
    public long execLong(Frame frame) {
      return Values.isZero(operand.execObject(frame)) ? 0 : 1;
    }
  }
}
