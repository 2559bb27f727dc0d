package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;

/** Conversions that make pointers. */
public final class PointerCasts {
  private PointerCasts() {}

  /** An integer as an address of the target's size. */
  public static LongNode fromInteger(ExprNode value, int pointerSize) {
    if (value.kind() == ValueKind.OBJECT) {
      return new FromWide(value);
    }
    return pointerSize == 8 && value instanceof LongNode node ? node : new Narrow(value);
  }

  /** A pointer that must be aligned for the type it is converted to. */
  public static LongNode aligned(ExprNode pointer, int align, String typeName, Span span) {
    return new Aligned(pointer, align, typeName, span);
  }

  /** A pointer whose value is tested or converted: that of a dead object has none (6.2.4p2). */
  public static LongNode used(ExprNode pointer, Span span) {
    return new Used(pointer, span);
  }

  /** A pointer whose value is looked at as a number. */
  public static LongNode exposed(ExprNode pointer, Span span) {
    return new Exposed(pointer, span);
  }

  private static final class Exposed extends LongNode {
    private final ExprNode pointer;
    private final Span span;

    Exposed(ExprNode pointer, Span span) {
      this.pointer = pointer;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long address = pointer.execLong(frame);
      if (address != 0) {
        PointerRules.expose(frame.machine(), address, span);
      }
      return address;
    }
  }

  private static final class Used extends LongNode {
    private final ExprNode pointer;
    private final Span span;

    Used(ExprNode pointer, Span span) {
      this.pointer = pointer;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long address = pointer.execLong(frame);
      if (address != 0) {
        PointerRules.requireUsable(frame.machine(), address, span);
      }
      return address;
    }
  }

  private static final class FromWide extends LongNode {
    private final ExprNode value;

    FromWide(ExprNode value) {
      this.value = value;
    }

    @Override
    public long execLong(Frame frame) {
      return value.execObject(frame) instanceof java.math.BigInteger big ? big.longValue() : 0;
    }
  }

  private static final class Narrow extends LongNode {
    private final ExprNode value;

    Narrow(ExprNode value) {
      this.value = value;
    }

    @Override
    public long execLong(Frame frame) {
      long address = value.execLong(frame);
      return frame.machine().model().pointerSize() == 8 ? address : address & 0xffffffffL;
    }
  }

  private static final class Aligned extends LongNode {
    private final ExprNode pointer;
    private final int align;
    private final String typeName;
    private final Span span;

    Aligned(ExprNode pointer, int align, String typeName, Span span) {
      this.pointer = pointer;
      this.align = align;
      this.typeName = typeName;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long address = pointer.execLong(frame);
      if ((address & (align - 1)) != 0 && frame.machine().memory().isValid(address)) {
        throw frame
            .machine()
            .undefined(
                UbKind.POINTER_CONVERSION,
                span,
                "the address is not aligned to " + align + " bytes, as '" + typeName + "' needs");
      }
      return address;
    }
  }
}
