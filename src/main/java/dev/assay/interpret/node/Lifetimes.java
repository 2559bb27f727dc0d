package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;
import java.util.List;

/** What a block does with its variables when it is entered, jumped about in, and left. */
public final class Lifetimes {
  private final LocalObject[] objects;
  private final NestedFunction[] functions;
  private final int[] slots;
  private final int[] values;
  private final Variable[] variables;
  private final Cleanup[] cleanups;
  private final int[] owned;
  private final Span span;

  /** A nested function whose address the enclosing frame gives it. */
  public record NestedFunction(LocalObject object, FunctionCode code) {}

  /**
   * A declaration with a variably modified type: the item of the block it is, its place in {@code
   * frame.memory} or -1, and the slots of its sizes.
   */
  public record Variable(int item, int memory, List<Integer> sizes) {}

  /** A call at the end of a variable's scope, if its declaration was reached as the slot tells. */
  public record Cleanup(int reached, ExprNode call) {}

  /**
   * {@code slots} and {@code values} are the variables there that lose their value when the block
   * is entered; {@code owned} are objects without a name that end with it.
   */
  public Lifetimes(
      List<LocalObject> objects,
      List<NestedFunction> functions,
      List<Integer> slots,
      List<Integer> values,
      List<Variable> variables,
      List<Cleanup> cleanups,
      List<Integer> owned,
      Span span) {
    this.objects = objects.toArray(new LocalObject[0]);
    this.functions = functions.toArray(new NestedFunction[0]);
    this.slots = ints(slots);
    this.values = ints(values);
    this.variables = variables.toArray(new Variable[0]);
    this.cleanups = cleanups.toArray(new Cleanup[0]);
    this.owned = ints(owned);
    this.span = span;
  }

  private static int[] ints(List<Integer> list) {
    var array = new int[list.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = list.get(i);
    }
    return array;
  }

  void begin(Frame frame) {
    for (LocalObject object : objects) {
      object.begin(frame);
    }
    for (NestedFunction function : functions) {
      function.object.begin(frame);
      frame.memory[function.object.index()].attach(function.code.inside(frame));
    }
    forget(frame);
  }

  private void forget(Frame frame) {
    for (int slot : slots) {
      frame.ready[slot] = false;
    }
    for (int value : values) {
      frame.values[value] = null;
    }
    for (Cleanup cleanup : cleanups) {
      frame.ready[cleanup.reached] = false;
    }
  }

  /** Enters by a jump; back from a call to where it was, objects that still live stay. */
  void enterByJump(Frame frame) {
    if (!frame.resumed) {
      begin(frame);
      return;
    }
    for (LocalObject object : objects) {
      if (frame.memory[object.index()] == null) {
        object.begin(frame);
      }
    }
  }

  /** Goes on at an item of the block that is not the next one. */
  void jumpTo(Frame frame, int item) {
    for (Variable variable : variables) {
      if (variable.item >= item) {
        end(frame, variable);
      } else if (!isAlive(frame, variable)) {
        throw frame
            .machine()
            .undefined(
                UbKind.VLA_JUMP,
                frame.resumed ? frame.resumeSite : span,
                "a jump enters the scope of a variably modified type");
      }
    }
  }

  private static boolean isAlive(Frame frame, Variable variable) {
    return variable.memory >= 0
        ? frame.memory[variable.memory] != null
        : variable.sizes.stream().allMatch(slot -> frame.ready[slot]);
  }

  private static void end(Frame frame, Variable variable) {
    if (variable.memory >= 0) {
      frame.endMemory(variable.memory);
    }
    for (int slot : variable.sizes) {
      frame.ready[slot] = false;
    }
  }

  /** Leaves the block, however that comes. */
  void end(Frame frame) {
    for (int i = cleanups.length - 1; i >= 0; i--) {
      if (frame.ready[cleanups[i].reached]) {
        int target = frame.jumpTarget;
        cleanups[i].call.execVoid(frame);
        frame.jumpTarget = target;
      }
    }
    for (Variable variable : variables) {
      end(frame, variable);
    }
    for (LocalObject object : objects) {
      frame.endMemory(object.index());
    }
    for (NestedFunction function : functions) {
      frame.endMemory(function.object.index());
    }
    for (int index : owned) {
      frame.endMemory(index);
    }
  }
}
