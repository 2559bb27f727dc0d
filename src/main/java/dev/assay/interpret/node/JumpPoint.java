package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import java.util.Arrays;
import java.util.Objects;

/** What setjmp keeps: where to come back to, and the variables as they were. */
final class JumpPoint {
  private final Frame frame;
  private final int label;
  private final long[] slots;
  private final Object[] values;

  JumpPoint(Frame frame, int label) {
    this.frame = frame;
    this.label = label;
    this.slots = frame.slots.clone();
    this.values = frame.values.clone();
  }

  Frame frame() {
    return frame;
  }

  int label() {
    return label;
  }

  /** Whether the function that called setjmp is still being executed. */
  boolean isActive(Machine machine) {
    Frame active = machine.top();
    while (active != null && active != frame) {
      active = active.caller();
    }
    return active == frame;
  }

  /** Takes the values away from variables that were changed since (7.13.2.1p3). */
  void forgetChanges() {
    for (int i = 0; i < slots.length; i++) {
      if (slots[i] != frame.slots[i]) {
        frame.ready[i] = false;
      }
    }
    for (int i = 0; i < values.length; i++) {
      if (!Objects.equals(values[i], frame.values[i])) {
        frame.values[i] = null;
      }
    }
  }

  @Override
  public String toString() {
    return "setjmp in " + frame.function() + Arrays.toString(slots);
  }
}
