package dev.assay.interpret.machine;

import dev.assay.interpret.memory.MemoryObject;

/** How many variables of each sort a function has. */
public final class FrameShape {
  private static final Object[] NO_VALUES = {};
  private static final MemoryObject[] NO_MEMORY = {};

  private final String function;
  private int slots;
  private int values;
  private int memory;

  public FrameShape(String function) {
    this.function = function;
  }

  public String function() {
    return function;
  }

  public int newSlot() {
    return slots++;
  }

  public int newValue() {
    return values++;
  }

  public int newMemory() {
    return memory++;
  }

  int slots() {
    return slots;
  }

  int values() {
    return values;
  }

  int memory() {
    return memory;
  }

  Object[] noValues() {
    return NO_VALUES;
  }

  MemoryObject[] noMemory() {
    return NO_MEMORY;
  }
}
