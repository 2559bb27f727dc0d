package dev.assay.interpret.node;

import dev.assay.c.BinaryOp;
import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.memory.MemoryObject;

/** Addresses and arithmetic on them. */
public final class PointerNodes {
  private PointerNodes() {}

  /** {@code pointer + index}, or minus it, in elements of the size. */
  public static LongNode add(
      ExprNode pointer, ExprNode index, ExprNode size, boolean negate, Span span) {
    return new Add(pointer, index, size, negate, span);
  }

  public static LongNode difference(ExprNode left, ExprNode right, ExprNode size, Span span) {
    return new Difference(left, right, size, span);
  }

  public static LongNode compare(BinaryOp op, ExprNode left, ExprNode right, Span span) {
    return new Compare(op, left, right, span);
  }

  /** An element of an array that is known as such; only its address may be one past the end. */
  public static LongNode element(
      ExprNode array, ExprNode index, ExprNode size, Bound bound, Span span) {
    return new Element(array, index, size, bound, span);
  }

  /** How many elements an array has, and whether the place after the last is allowed. */
  public record Bound(ExprNode count, boolean endAllowed) {}

  /** A member of the struct that a pointer designates. */
  public static LongNode member(ExprNode pointer, long offset, Span span) {
    return new Member(pointer, offset, span);
  }

  /** A fixed distance from an address that is known to be good. */
  public static LongNode offset(ExprNode address, long offset) {
    if (offset == 0 && address instanceof LongNode node) {
      return node;
    }
    return Constants.isLong(address)
        ? Constants.of(Constants.value(address) + offset)
        : new Offset(address, offset);
  }

  /** The address of a byte that must have a value. */
  public static LongNode definite(ExprNode address, Span span) {
    return new Definite(address, span);
  }

  /** The address of a variable in the frame's memory, so many static links out. */
  public static LongNode local(int index, int hops, String name, Span span) {
    return new Local(index, hops, name, span);
  }

  private static final class Add extends LongNode {
    private final ExprNode pointer;
    private final ExprNode index;
    private final ExprNode size;
    private final boolean negate;
    private final Span span;

    Add(ExprNode pointer, ExprNode index, ExprNode size, boolean negate, Span span) {
      this.pointer = pointer;
      this.index = index;
      this.size = size;
      this.negate = negate;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long base = pointer.execLong(frame);
      long count = index.execLong(frame);
      return PointerRules.add(
          frame.machine(), base, negate ? -count : count, size.execLong(frame), span);
    }
  }

  private static final class Difference extends LongNode {
    private final ExprNode left;
    private final ExprNode right;
    private final ExprNode size;
    private final Span span;

    Difference(ExprNode left, ExprNode right, ExprNode size, Span span) {
      this.left = left;
      this.right = right;
      this.size = size;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long a = left.execLong(frame);
      long b = right.execLong(frame);
      return PointerRules.difference(frame.machine(), a, b, size.execLong(frame), span);
    }
  }

  private static final class Compare extends LongNode {
    private final BinaryOp op;
    private final ExprNode left;
    private final ExprNode right;
    private final Span span;

    Compare(BinaryOp op, ExprNode left, ExprNode right, Span span) {
      this.op = op;
      this.left = left;
      this.right = right;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long a = left.execLong(frame);
      long b = right.execLong(frame);
      return PointerRules.compare(frame.machine(), op, a, b, span) ? 1 : 0;
    }
  }

  private static final class Element extends LongNode {
    private final ExprNode array;
    private final ExprNode index;
    private final ExprNode size;
    private final Bound bound;
    private final Span span;

    Element(ExprNode array, ExprNode index, ExprNode size, Bound bound, Span span) {
      this.array = array;
      this.index = index;
      this.size = size;
      this.bound = bound;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long base = array.execLong(frame);
      long place = index.execLong(frame);
      long count = bound.count().execLong(frame);
      if (place < 0 || place >= count && !(place == count && bound.endAllowed())) {
        throw frame
            .machine()
            .undefined(
                place == count ? UbKind.ONE_PAST_DEREFERENCE : UbKind.OUT_OF_BOUNDS,
                span,
                "index " + place + " in an array of " + count);
      }
      return base + place * size.execLong(frame);
    }
  }

  private static final class Member extends LongNode {
    private final ExprNode pointer;
    private final long offset;
    private final Span span;

    Member(ExprNode pointer, long offset, Span span) {
      this.pointer = pointer;
      this.offset = offset;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long base = pointer.execLong(frame);
      if (base == 0) {
        throw frame.machine().undefined(UbKind.NULL_DEREFERENCE, span, "member of a null pointer");
      }
      return base + offset;
    }
  }

  private static final class Offset extends LongNode {
    private final ExprNode address;
    private final long offset;

    Offset(ExprNode address, long offset) {
      this.address = address;
      this.offset = offset;
    }

    @Override
    public long execLong(Frame frame) {
      return address.execLong(frame) + offset;
    }
  }

  private static final class Definite extends LongNode {
    private final ExprNode address;
    private final Span span;

    Definite(ExprNode address, Span span) {
      this.address = address;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long place = address.execLong(frame);
      if (frame.machine().memory().lacksValue(place)) {
        throw SlotNodes.indeterminate(frame, "a byte", span);
      }
      return place;
    }
  }

  private static final class Local extends LongNode {
    private final int index;
    private final int hops;
    private final String name;
    private final Span span;

    Local(int index, int hops, String name, Span span) {
      this.index = index;
      this.hops = hops;
      this.name = name;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      Frame home = frame;
      for (int i = 0; i < hops; i++) {
        home = home.enclosing;
      }
      MemoryObject object = home.memory[index];
      if (object == null) {
        throw SlotNodes.indeterminate(frame, name, span);
      }
      return object.base();
    }
  }
}
