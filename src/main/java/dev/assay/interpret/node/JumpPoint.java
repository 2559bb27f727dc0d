package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.MemoryObject;
import java.util.Arrays;
import java.util.Objects;

/** What setjmp keeps: where to come back to, and the variables as they were. */
final class JumpPoint {
  /** Bigger variables are taken as unchanged, to keep setjmp cheap. */
  private static final int LARGEST = 4096;

  private final Frame frame;
  private final int label;
  private final long[] slots;
  private final Object[] values;
  private final MemoryObject[] objects;
  private final byte[][] bytes;

  JumpPoint(Frame frame, int label) {
    this.frame = frame;
    this.label = label;
    this.slots = frame.slots.clone();
    this.values = frame.values.clone();
    this.objects = frame.memory.clone();
    this.bytes = new byte[objects.length][];
    for (int i = 0; i < objects.length; i++) {
      if (objects[i] != null && objects[i].size() <= LARGEST && !frame.isVolatile(i)) {
        bytes[i] = objects[i].bytes();
      }
    }
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
    for (int i = 0; i < objects.length; i++) {
      if (bytes[i] != null && objects[i].isAlive()) {
        forgetChanges(objects[i], bytes[i]);
      }
    }
  }

  private void forgetChanges(MemoryObject object, byte[] before) {
    byte[] now = object.bytes();
    for (int i = 0; i < now.length; i++) {
      if (now[i] != before[i]) {
        frame.machine().block().undefine(object, i, 1);
      }
    }
  }

  @Override
  public String toString() {
    return "setjmp in " + frame.function() + Arrays.toString(slots);
  }
}
