package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.Execution;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Halt;
import dev.assay.interpret.machine.Machine;

/**
 * Notices loops that never end because they come back to a state they already had.
 *
 * <p>C lets compilers assume that a loop ends if its controlling expression is not constant and it
 * does nothing observable (6.8.5p6). A loop with a constant one may run for ever, so it merely has
 * run out of fuel.
 */
public final class LoopProgress {
  private static final int PATIENCE = 4096;

  private final boolean mustEnd;
  private final int patience;
  private final Span span;

  /**
   * {@code mustEnd} for loops that C lets compilers assume to end; {@code idle} for loops that
   * change nothing by their form, which are found out at once.
   */
  public LoopProgress(boolean mustEnd, boolean idle, Span span) {
    this.mustEnd = mustEnd;
    this.patience = idle ? 1 : PATIENCE;
    this.span = span;
  }

  /** From how many iterations on {@link #check} is to be called. */
  int patience() {
    return patience;
  }

  /** Compares the state with the snapshot's (null at first); gives the snapshot to go on with. */
  LoopSnapshot check(Frame frame, LoopSnapshot snapshot, long iterations) {
    if (snapshot != null && snapshot.isStateOf(frame)) {
      throw endless(frame.machine());
    }
    boolean powerOfTwo = (iterations & iterations - 1) == 0;
    return snapshot == null || powerOfTwo ? new LoopSnapshot(frame) : snapshot;
  }

  private Halt endless(Machine machine) {
    return mustEnd
        ? machine.undefined(
            UbKind.ENDLESS_LOOP, span, "the loop has no side effects and never ends")
        : new Halt(new Execution.OutOfFuel("fuel", span, machine.steps()));
  }
}
