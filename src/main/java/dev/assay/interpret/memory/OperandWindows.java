package dev.assay.interpret.memory;

import dev.assay.c.Span;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Finds operands that are evaluated in an order which C leaves open and of which one touches what
 * another has changed, through calls too.
 *
 * <p>Time is counted in operands. A window is an operator or call whose operands are being
 * evaluated: from its {@code start} to its {@code split} lie the operands that are done. Windows
 * nest, so that a time belongs to no more than one window's operands that are done: the last window
 * that started before. Each object keeps when it was last written and read.
 */
public final class OperandWindows {
  /** Deeper ones are taken for open without a look. */
  private static final int DEEPEST = 1 << 16;

  private final Consumer<Span> open;
  private long[] starts = new long[16];
  private long[] splits = new long[16];
  private Span[] places = new Span[16];
  private int depth;
  private long now = 1;

  OperandWindows(Consumer<Span> open) {
    this.open = open;
  }

  /** How many are open. */
  public int depth() {
    return depth;
  }

  /** The first of several operands begins. */
  public void begin(Span place) {
    if (depth == DEEPEST) {
      openAll();
      depth = 0;
    }
    if (depth == starts.length) {
      starts = Arrays.copyOf(starts, depth * 2);
      splits = Arrays.copyOf(splits, depth * 2);
      places = Arrays.copyOf(places, depth * 2);
    }
    starts[depth] = ++now;
    splits[depth] = 0;
    places[depth] = place;
    depth++;
  }

  /** One operand ends and the next begins. */
  public void next(int floor) {
    if (depth > floor) {
      splits[depth - 1] = ++now;
    }
  }

  /** The last operand ends; below the floor are windows of callers. */
  public void end(int floor) {
    if (depth > floor) {
      depth--;
    }
  }

  /** The one that was last ended goes on, since no other has begun. */
  public void resume() {
    depth = Math.min(depth + 1, starts.length);
  }

  /** A call ends, and with it what is left of its windows. */
  public void leave(int floor) {
    depth = Math.min(depth, floor);
  }

  /** Forgets those above; a jump leaves them, so that what comes after them is open. */
  public void cut(int floor) {
    for (int i = floor; i < depth; i++) {
      open.accept(places[i]);
    }
    depth = Math.min(depth, floor);
  }

  /** Says that all are open, as where one operand ends the program. */
  public void openAll() {
    for (int i = 0; i < depth; i++) {
      open.accept(places[i]);
    }
  }

  void restart() {
    depth = 0;
  }

  /** An object, or what stands for something else, is changed. */
  public void wrote(MemoryObject object) {
    if (depth > 0) {
      Touches touches = object.touches();
      check(touches.lastWrite);
      check(touches.lastRead);
      check(touches.firstRead);
      touches.lastWrite = now;
    }
  }

  /** An object is read. */
  void read(MemoryObject object) {
    if (depth > 0) {
      Touches touches = object.touches();
      check(touches.lastWrite);
      int window = windowOf(touches.lastRead);
      if (window < 0) {
        touches.lastRead = now;
      } else if (window < depth - 1) {
        // An outer window may still ask for the older time, this one only for the newer.
        if (windowOf(touches.firstRead) < 0) {
          touches.firstRead = touches.lastRead;
        }
        touches.lastRead = now;
      }
    }
  }

  /** When an object was touched; 0 is never. */
  static final class Touches {
    private long lastWrite;
    private long lastRead;
    private long firstRead;
  }

  private void check(long time) {
    int window = windowOf(time);
    if (window >= 0) {
      open.accept(places[window]);
    }
  }

  /** The window to whose operands that are done the time belongs, or -1. */
  private int windowOf(long time) {
    if (time < starts[0]) {
      return -1;
    }
    int low = 0;
    int high = depth;
    while (low + 1 < high) {
      int middle = (low + high) >>> 1;
      if (starts[middle] <= time) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return time < splits[low] ? low : -1;
  }
}
