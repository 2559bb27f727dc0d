package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.UbKind;
import dev.assay.interpret.machine.Frame;

/** Pointers that a function has promised not to be null. */
public final class NonnullNodes {
  private NonnullNodes() {}

  /** An argument that arrived in a slot. */
  public static ExprNode argument(int slot, String function, int number) {
    return new Argument(slot, function, number);
  }

  /** A value that is returned. */
  public static ExprNode result(ExprNode value, String function, Span span) {
    return new Result(value, function, span);
  }

  private static final class Argument extends VoidNode {
    private final int slot;
    private final String function;
    private final int number;

    Argument(int slot, String function, int number) {
      this.slot = slot;
      this.function = function;
      this.number = number;
    }

    @Override
    public void execVoid(Frame frame) {
      if (frame.slots[slot] == 0) {
        throw frame
            .machine()
            .undefined(
                UbKind.NONNULL_ARGUMENT,
                frame.site(),
                "argument " + number + " of '" + function + "' is null");
      }
    }
  }

  private static final class Result extends LongNode {
    private final ExprNode value;
    private final String function;
    private final Span span;

    Result(ExprNode value, String function, Span span) {
      this.value = value;
      this.function = function;
      this.span = span;
    }

    @Override
    public long execLong(Frame frame) {
      long result = value.execLong(frame);
      if (result == 0) {
        throw frame
            .machine()
            .undefined(UbKind.NONNULL_ARGUMENT, span, "'" + function + "' returns null");
      }
      return result;
    }
  }
}
