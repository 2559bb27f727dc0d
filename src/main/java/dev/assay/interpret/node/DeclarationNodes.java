package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;
import dev.assay.interpret.memory.EffectiveTypes;
import dev.assay.interpret.memory.MemoryObject;
import dev.assay.interpret.memory.Origin;
import java.util.List;
import java.util.function.IntFunction;

/** What declarations do when they are reached. */
public final class DeclarationNodes {
  private DeclarationNodes() {}

  /** Several in a row. */
  public static ExprNode all(List<ExprNode> nodes) {
    ExprNode[] steps = nodes.toArray(new ExprNode[0]);
    return of(frame -> {
      for (ExprNode step : steps) {
        step.execVoid(frame);
      }
    });
  }

  /** Something that a compiler must take for a side effect, though nothing happens. */
  public static ExprNode effect() {
    return of(frame -> frame.machine().noteEffect());
  }

  /** An object that is there from the start of the program has its first value. */
  public static ExprNode settle(MemoryObject object) {
    return of(_ -> object.settle());
  }

  /** A variable in a slot has no value any more, or has one. */
  public static ExprNode ready(int slot, boolean ready) {
    return of(frame -> frame.ready[slot] = ready);
  }

  /** A variable in {@code frame.values} has no value any more. */
  public static ExprNode forgetValue(int index) {
    return of(frame -> frame.values[index] = null);
  }

  /** The bytes of a variable have no values any more. */
  public static ExprNode forgetObject(int index) {
    return of(frame -> {
      MemoryObject object = frame.memory[index];
      frame.machine().block().undefine(object, 0, object.size());
    });
  }

  /** The bytes of a variable become zero before its initialiser is stored. */
  public static ExprNode zeroObject(int index, Span span) {
    return of(frame -> {
      MemoryObject object = frame.memory[index];
      object.makeWritable();
      frame.machine().block().fill(object.base(), 0, object.size(), span);
    });
  }

  /** Pairs of offset and size in a variable are bytes without value: padding. */
  public static ExprNode undefine(int index, int[] ranges) {
    int[] copy = ranges.clone();
    return of(frame -> {
      MemoryObject object = frame.memory[index];
      for (int i = 0; i < copy.length; i += 2) {
        frame.machine().block().undefine(object, copy[i], copy[i + 1]);
      }
    });
  }

  /** A variable may not be written any more. */
  public static ExprNode makeReadOnly(int index) {
    return of(frame -> frame.memory[index].makeReadOnly());
  }

  /** A variable may be accessed by volatile lvalues alone from now on. */
  public static ExprNode makeVolatile(int index) {
    return of(frame -> frame.memory[index].makeVolatile());
  }

  /** Parts of a variable, pairs of offset and size, may not be written any more. */
  public static ExprNode makeReadOnly(int index, int[] ranges) {
    int[] copy = ranges.clone();
    return of(frame -> {
      for (int i = 0; i < copy.length; i += 2) {
        frame.memory[index].makeReadOnly(copy[i], copy[i + 1]);
      }
    });
  }

  /** Makes a variable whose lifetime is not that of a block, such as a parameter. */
  public static ExprNode begin(LocalObject object) {
    return of(object::begin);
  }

  /** Keeps the number of elements of a variable length array in a slot. */
  public static ExprNode keepCount(int slot, ExprNode count, Span span) {
    return of(frame -> {
      long value = count.execLong(frame);
      if (value <= 0) {
        throw frame
            .machine()
            .undefined(UbKind.VLA_SIZE, span, "an array of " + value + " elements");
      }
      frame.slots[slot] = value;
      frame.ready[slot] = true;
    });
  }

  /** Makes a variable length array; {@code types} gives its effective types by its size. */
  public static ExprNode beginArray(
      LocalObject array, ExprNode size, IntFunction<EffectiveTypes> types) {
    int index = array.index();
    Origin origin = array.origin();
    int alignment = array.alignment();
    return of(frame -> {
      Machine machine = frame.machine();
      frame.endMemory(index);
      long bytes = size.execLong(frame);
      if (!machine.memory().hasRoomFor(bytes)) {
        throw machine.outOfMemory("memory");
      }
      frame.memory[index] =
          machine
              .memory()
              .allocateIndeterminate(origin, bytes, alignment, types.apply((int) bytes));
    });
  }

  private static ExprNode of(Action action) {
    return new Acting(action);
  }

  /** Something done to a frame. */
  @FunctionalInterface
  private interface Action {
    void run(Frame frame);
  }

  private static final class Acting extends VoidNode {
    private final Action action;

    Acting(Action action) {
      this.action = action;
    }

    @Override
    public void execVoid(Frame frame) {
      action.run(frame);
    }
  }
}
