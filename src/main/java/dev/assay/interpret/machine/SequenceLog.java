package dev.assay.interpret.machine;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import java.util.Arrays;

/**
 * The reads and writes of scalar objects in the expression being evaluated, so that those which C
 * leaves unsequenced can be compared (6.5p2).
 *
 * <p>Places are numbered in bits: memory by its address, variables in slots by negative numbers. An
 * entry is settled once a sequence point inside the expression has passed it: a later side effect
 * of an enclosing assignment comes after it, but another operand's still does not.
 */
public final class SequenceLog {
  private long[] starts = new long[64];
  private long[] ends = new long[64];
  private boolean[] writes = new boolean[64];
  private boolean[] settled = new boolean[64];
  private int size;

  /** The position that the next entry will have. */
  public int position() {
    return size;
  }

  /** Forgets everything from the position on. */
  public void cut(int position) {
    size = position;
  }

  public void read(long start, long bits) {
    add(start, bits, false);
  }

  public void write(long start, long bits) {
    add(start, bits, true);
  }

  private void add(long start, long bits, boolean write) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, size * 2);
      ends = Arrays.copyOf(ends, size * 2);
      writes = Arrays.copyOf(writes, size * 2);
      settled = Arrays.copyOf(settled, size * 2);
    }
    starts[size] = start;
    ends[size] = start + bits;
    writes[size] = write;
    settled[size] = false;
    size++;
  }

  /** Marks the entries from the position on as followed by a sequence point. */
  public void settle(int from) {
    Arrays.fill(settled, from, size, true);
  }

  /**
   * Checks two unsequenced operands: entries {@code [from, middle)} against {@code [middle, end)}.
   */
  public void compare(int from, int middle, Machine machine, Span span) {
    for (int i = from; i < middle; i++) {
      for (int k = middle; k < size; k++) {
        if ((writes[i] || writes[k]) && starts[i] < ends[k] && starts[k] < ends[i]) {
          throw machine.undefined(
              UbKind.UNSEQUENCED,
              span,
              writes[i] && writes[k]
                  ? "two unsequenced side effects on one object"
                  : "a side effect on an object is unsequenced with a read of it");
        }
      }
    }
  }

  /** Checks an assignment's own write against unsettled side effects since the position. */
  public void checkWrite(int from, long start, long bits, Machine machine, Span span) {
    for (int i = from; i < size; i++) {
      if (writes[i] && !settled[i] && starts[i] < start + bits && start < ends[i]) {
        throw machine.undefined(
            UbKind.UNSEQUENCED, span, "two unsequenced side effects on one object");
      }
    }
  }
}
