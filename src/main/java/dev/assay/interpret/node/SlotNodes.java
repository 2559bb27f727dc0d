package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;

/** Variables that live in the frame's slots. */
public final class SlotNodes {
  private SlotNodes() {}

  /** Reads a slot that always has a value. */
  public static ExprNode read(int index, ValueKind kind) {
    return switch (kind) {
      case LONG -> new ReadLong(index);
      case DOUBLE -> new ReadDouble(index);
      case OBJECT, VOID -> new ReadObject(index, null, Span.NONE);
    };
  }

  /** Reads a long from the frame so many static links out. */
  public static LongNode readOuter(int index, int hops) {
    return new ReadOuter(index, hops);
  }

  /** Reads a variable that may not have a value yet. */
  public static ExprNode readChecked(int index, ValueKind kind, String name, Span span) {
    return switch (kind) {
      case LONG -> new CheckedLong(index, name, span);
      case DOUBLE -> new CheckedDouble(index, name, span);
      case OBJECT, VOID -> new ReadObject(index, name, span);
    };
  }

  /** Writes a slot; the value of the node is the value written. */
  public static ExprNode write(int index, ExprNode value) {
    return switch (value.kind()) {
      case LONG -> new WriteLong(index, value);
      case DOUBLE -> new WriteDouble(index, value);
      case OBJECT, VOID -> new WriteObject(index, value);
    };
  }

  static RuntimeException indeterminate(Frame frame, String name, Span span) {
    return frame
        .machine()
        .undefined(UbKind.INDETERMINATE_VALUE, span, "'" + name + "' has no value yet");
  }

  private static final class ReadLong extends LongNode {
    private final int index;

    ReadLong(int index) {
      this.index = index;
    }

    @Override
    public long execLong(Frame frame) {
      return frame.slots[index];
    }
  }

  private static final class ReadOuter extends LongNode {
    private final int index;
    private final int hops;

    ReadOuter(int index, int hops) {
      this.index = index;
      this.hops = hops;
    }

    @Override
    public long execLong(Frame frame) {
      Frame home = frame;
      for (int i = 0; i < hops; i++) {
        home = home.enclosing;
      }
      return home.slots[index];
    }
  }

  private static final class ReadDouble extends DoubleNode {
    private final int index;

    ReadDouble(int index) {
      this.index = index;
    }

    @Override
    public double execDouble(Frame frame) {
      return Double.longBitsToDouble(frame.slots[index]);
    }
  }

  private static final class ReadObject extends ObjectNode {
    private final int index;
    private final String name;
    private final Span span;

    ReadObject(int index, String name, Span span) {
      this.index = index;
      this.name = name;
      this.span = span;
    }

    @Override
    public Object execObject(Frame frame) {
      Object value = frame.values[index];
      if (value == null && name != null) {
        throw indeterminate(frame, name, span);
      }
      return value;
    }
  }

  private static final class CheckedLong extends LongNode {
    private final int index;
    private final String name;
    private final Span span;

    CheckedLong(int index, String name, Span span) {
      this.index = index;
      this.name = name;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      if (!frame.ready[index]) {
        throw indeterminate(frame, name, span);
      }
      return frame.slots[index];
    }
  }

  private static final class CheckedDouble extends DoubleNode {
    private final int index;
    private final String name;
    private final Span span;

    CheckedDouble(int index, String name, Span span) {
      this.index = index;
      this.name = name;
      this.span = span;
    }

    @Override
    public double execDouble(Frame frame) {
      if (!frame.ready[index]) {
        throw indeterminate(frame, name, span);
      }
      return Double.longBitsToDouble(frame.slots[index]);
    }
  }

  private static final class WriteLong extends LongNode {
    private final int index;
    private final ExprNode value;

    WriteLong(int index, ExprNode value) {
      this.index = index;
      this.value = value;
    }

    @Override
    public long execLong(Frame frame) {
      long result = value.execLong(frame);
      frame.slots[index] = result;
      frame.ready[index] = true;
      return result;
    }
  }

  private static final class WriteDouble extends DoubleNode {
    private final int index;
    private final ExprNode value;

    WriteDouble(int index, ExprNode value) {
      this.index = index;
      this.value = value;
    }

    @Override
    public double execDouble(Frame frame) {
      double result = value.execDouble(frame);
      frame.slots[index] = Double.doubleToRawLongBits(result);
      frame.ready[index] = true;
      return result;
    }
  }

  private static final class WriteObject extends ObjectNode {
    private final int index;
    private final ExprNode value;

    WriteObject(int index, ExprNode value) {
      this.index = index;
      this.value = value;
    }

    @Override
    public Object execObject(Frame frame) {
      Object result = value.execObject(frame);
      frame.values[index] = result;
      return result;
    }
  }
}
