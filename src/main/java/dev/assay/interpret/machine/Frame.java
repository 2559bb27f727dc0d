package dev.assay.interpret.machine;

import dev.assay.c.Span;
import dev.assay.interpret.memory.MemoryObject;
import java.util.ArrayList;
import java.util.List;

/** The variables of one active call. */
public final class Frame {
  private final Machine machine;
  private final FrameShape shape;
  private final Frame caller;
  private final Span site;

  /** Scalars of up to 64 bits whose address is never taken; doubles by their bits. */
  public final long[] slots;

  /** Other values whose address is never taken. */
  public final Object[] values;

  /** For each slot whether it has a value. */
  public final boolean[] ready;

  /** Variables that live in memory; null outside their lifetime. */
  public final MemoryObject[] memory;

  /** The frame of the function that a nested function was made in. */
  public Frame enclosing;

  /** What the call gave, by the kind of its type; {@code returned} tells whether it did. */
  public long longResult;

  public double doubleResult;
  public Object objectResult;
  public boolean returned;

  /** The label that a jump is on its way to. */
  public int jumpTarget;

  /** The value that setjmp gives when it is come back to; {@code resumed} while that is so. */
  public long resumeValue;

  public boolean resumed;

  /** Where the jump was made that the call was last resumed by. */
  public Span resumeSite;

  /** The variable arguments of the call, or null. */
  public MemoryObject variadic;

  /** How many operators of callers were being evaluated when the call began. */
  public int windows;

  private List<MemoryObject> owned;

  public Frame(Machine machine, FrameShape shape, Frame caller, Span site) {
    this.machine = machine;
    this.shape = shape;
    this.caller = caller;
    this.site = site;
    this.slots = new long[shape.slots()];
    this.values = shape.values() == 0 ? shape.noValues() : new Object[shape.values()];
    this.ready = new boolean[shape.slots()];
    this.memory = shape.memory() == 0 ? shape.noMemory() : new MemoryObject[shape.memory()];
  }

  public Machine machine() {
    return machine;
  }

  public String function() {
    return shape.function();
  }

  public Frame caller() {
    return caller;
  }

  /** Where the call stands in its caller. */
  public Span site() {
    return site;
  }

  /** Whether a variable in memory is volatile, so that longjmp leaves it its value. */
  public boolean isVolatile(int index) {
    return shape.isVolatile(index);
  }

  /** Ends the lifetime of a variable in memory. */
  public void endMemory(int index) {
    MemoryObject object = memory[index];
    if (object != null) {
      machine.memory().end(object);
      memory[index] = null;
    }
  }

  /** Makes an object live as long as the call, as alloca does. */
  public void own(MemoryObject object) {
    if (owned == null) {
      owned = new ArrayList<>();
    }
    owned.add(object);
  }

  /** Ends all that is left of the call's variables. */
  public void endAll() {
    for (int i = 0; i < memory.length; i++) {
      endMemory(i);
    }
    if (owned != null) {
      owned.forEach(machine.memory()::end);
      owned = null;
    }
    if (variadic != null) {
      machine.memory().end(variadic);
      variadic = null;
    }
  }
}
