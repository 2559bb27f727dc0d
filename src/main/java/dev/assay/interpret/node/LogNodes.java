package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.SequenceLog;

/** Steps that keep and compare the log of unsequenced accesses; positions are kept in slots. */
public final class LogNodes {
  private LogNodes() {}

  /** Remembers the log's position. */
  public static ExprNode mark(int slot) {
    return new Mark(slot);
  }

  /** Compares what two operands did: from one mark to the next, and from there to now. */
  public static ExprNode compare(int from, int middle, Span span) {
    return new Compare(from, middle, span);
  }

  /** Says that a sequence point follows what was logged since the mark. */
  public static ExprNode settle(int from) {
    return new Settle(from);
  }

  /** Forgets what was logged since the mark. */
  public static ExprNode cut(int from) {
    return new Cut(from);
  }

  /** Logs the read of a variable in a slot. */
  public static ExprNode readSlot(int slot) {
    return new Slot(slot, -1, Span.NONE);
  }

  /** Logs the write of a variable in a slot, after those since the mark. */
  public static ExprNode writeSlot(int slot, int from, Span span) {
    return new Slot(slot, from, span);
  }

  /** Logs a write of so many bits at an address; the address is a node without side effects. */
  public static ExprNode write(ExprNode address, int firstBit, int bits, int from, Span span) {
    return new Write(address, firstBit, bits, from, span);
  }

  private static final class Mark extends VoidNode {
    private final int slot;

    Mark(int slot) {
      this.slot = slot;
    }

    @Override
    public void execVoid(Frame frame) {
      frame.slots[slot] = frame.machine().sequenceLog().position();
    }
  }

  private static final class Compare extends VoidNode {
    private final int from;
    private final int middle;
    private final Span span;

    Compare(int from, int middle, Span span) {
      this.from = from;
      this.middle = middle;
      this.span = span;
    }

    @Override
    public void execVoid(Frame frame) {
      frame
          .machine()
          .sequenceLog()
          .compare((int) frame.slots[from], (int) frame.slots[middle], frame.machine(), span);
    }
  }

  private static final class Settle extends VoidNode {
    private final int from;

    Settle(int from) {
      this.from = from;
    }

    @Override
    public void execVoid(Frame frame) {
      frame.machine().sequenceLog().settle((int) frame.slots[from]);
    }
  }

  private static final class Cut extends VoidNode {
    private final int from;

    Cut(int from) {
      this.from = from;
    }

    @Override
    public void execVoid(Frame frame) {
      frame.machine().sequenceLog().cut((int) frame.slots[from]);
    }
  }

  private static final class Slot extends VoidNode {
    private final long place;
    private final int from;
    private final Span span;

    Slot(int slot, int from, Span span) {
      this.place = -64L * (slot + 1);
      this.from = from;
      this.span = span;
    }

    @Override
    public void execVoid(Frame frame) {
      SequenceLog log = frame.machine().sequenceLog();
      if (from < 0) {
        log.read(place, 64);
      } else {
        log.checkWrite((int) frame.slots[from], place, 64, frame.machine(), span);
        log.write(place, 64);
      }
    }
  }

  private static final class Write extends VoidNode {
    private final ExprNode address;
    private final int firstBit;
    private final int bits;
    private final int from;
    private final Span span;

    Write(ExprNode address, int firstBit, int bits, int from, Span span) {
      this.address = address;
      this.firstBit = firstBit;
      this.bits = bits;
      this.from = from;
      this.span = span;
    }

    @Override
    public void execVoid(Frame frame) {
      long place = address.execLong(frame) * 8 + firstBit;
      SequenceLog log = frame.machine().sequenceLog();
      log.checkWrite((int) frame.slots[from], place, bits, frame.machine(), span);
      log.write(place, bits);
    }
  }
}
