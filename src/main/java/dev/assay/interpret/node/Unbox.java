package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.value.Repr;

/** Gives a boxed value in the form that its representation wants. */
public final class Unbox {
  private Unbox() {}

  public static LongNode toLong(ExprNode boxed) {
    return new AsLong(boxed);
  }

  public static DoubleNode toDouble(ExprNode boxed) {
    return new AsDouble(boxed);
  }

  /** The node itself, or one that takes its value out of the box. */
  public static ExprNode as(Repr repr, ObjectNode boxed) {
    if (repr.isLong()) {
      return toLong(boxed);
    }
    if (repr.isDouble()) {
      return toDouble(boxed);
    }
    return repr instanceof Repr.Nothing ? new Dropped(boxed) : boxed;
  }

  private static final class AsLong extends LongNode {
    private final ExprNode boxed;

    AsLong(ExprNode boxed) {
      this.boxed = boxed;
    }

    @Override
    public long execLong(Frame frame) {
      return (Long) boxed.execObject(frame);
    }

    @Override
    public void execVoid(Frame frame) {
      boxed.execVoid(frame);
    }
  }

  private static final class AsDouble extends DoubleNode {
    private final ExprNode boxed;

    AsDouble(ExprNode boxed) {
      this.boxed = boxed;
    }

    @Override
    public double execDouble(Frame frame) {
      return (Double) boxed.execObject(frame);
    }

    @Override
    public void execVoid(Frame frame) {
      boxed.execVoid(frame);
    }
  }

  private static final class Dropped extends VoidNode {
    private final ExprNode boxed;

    Dropped(ExprNode boxed) {
      this.boxed = boxed;
    }

    @Override
    public void execVoid(Frame frame) {
      boxed.execVoid(frame);
    }
  }
}
