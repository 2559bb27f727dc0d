package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Halt;

/** Nodes that do nothing, or end the run. */
public final class FailNodes {
  private FailNodes() {}

  public static ExprNode nothing() {
    return new Nothing();
  }

  /** Fits wherever a value of any kind is expected. */
  public static ExprNode unsupported(String what, Span span) {
    return new Unsupported(what, span);
  }

  private static final class Nothing extends VoidNode {
    @Override
    public void execVoid(Frame frame) {
      // An expression without value or effect.
    }
  }

  private static final class Unsupported extends LongNode {
    private final String what;
    private final Span span;

    Unsupported(String what, Span span) {
      this.what = what;
      this.span = span;
    }

    private Halt halt(Frame frame) {
      return frame.machine().unsupported(what, span);
    }

    @Override
    public long execLong(Frame frame) {
      throw halt(frame);
    }

    @Override
    public double execDouble(Frame frame) {
      throw halt(frame);
    }

    @Override
    public Object execObject(Frame frame) {
      throw halt(frame);
    }
  }
}
