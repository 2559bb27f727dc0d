package dev.assay.interpret.machine;

import dev.assay.interpret.memory.MemoryObject;
import java.util.BitSet;

/** How many variables of each sort a function has. */
public final class FrameShape {
  private static final Object[] NO_VALUES = {};
  private static final MemoryObject[] NO_MEMORY = {};

  private final String function;
  private int slots;
  private int values;
  private int memory;
  private final BitSet volatiles = new BitSet();

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

  /** Says that a variable in memory is volatile. */
  public void markVolatile(int index) {
    volatiles.set(index);
  }

  boolean isVolatile(int index) {
    return volatiles.get(index);
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
