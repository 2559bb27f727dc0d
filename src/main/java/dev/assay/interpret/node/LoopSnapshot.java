package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import java.util.Arrays;

/**
 * The state that one iteration of a loop hands to the next.
 *
 * <p>What is in memory is known to be the same as long as nothing was stored at all.
 */
final class LoopSnapshot {
  private final long effects;
  private final long changes;
  private final long[] slots;
  private final boolean[] ready;
  private final Object[] values;

  LoopSnapshot(Frame frame) {
    Machine machine = frame.machine();
    this.effects = machine.effects();
    this.changes = changes(machine);
    this.slots = frame.slots.clone();
    this.ready = frame.ready.clone();
    this.values = frame.values.clone();
  }

  private static long changes(Machine machine) {
    return machine.memory().changes() + machine.libraryUses();
  }

  boolean isStateOf(Frame frame) {
    Machine machine = frame.machine();
    return changes == changes(machine)
        && effects == machine.effects()
        && Arrays.equals(slots, frame.slots)
        && Arrays.equals(ready, frame.ready)
        && Arrays.equals(values, frame.values);
  }
}
