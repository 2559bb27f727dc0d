package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** An expression ready to run; the method that fits its {@link #kind} gives its value. */
public abstract class ExprNode {
  public abstract ValueKind kind();

  public long execLong(Frame frame) {
    throw new IllegalStateException(getClass() + " has no long value");
  }

  public double execDouble(Frame frame) {
    throw new IllegalStateException(getClass() + " has no double value");
  }

  public Object execObject(Frame frame) {
    throw new IllegalStateException(getClass() + " has no object value");
  }

  /** Evaluates for the side effects alone. */
  public abstract void execVoid(Frame frame);

  /** The value in a box: Long, Double, the object, or null for void. */
  public final Object execBoxed(Frame frame) {
    return switch (kind()) {
      case LONG -> execLong(frame);
      case DOUBLE -> execDouble(frame);
      case OBJECT -> execObject(frame);
      case VOID -> {
        execVoid(frame);
        yield null;
      }
    };
  }
}
