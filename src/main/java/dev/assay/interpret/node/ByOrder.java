package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** What evaluates the same operands from the first or from the last, as the run does. */
public final class ByOrder extends ExprNode {
  private final ExprNode firstFirst;
  private final ExprNode lastFirst;

  public ByOrder(ExprNode firstFirst, ExprNode lastFirst) {
    this.firstFirst = firstFirst;
    this.lastFirst = lastFirst;
  }

  @Override
  public ValueKind kind() {
    return firstFirst.kind();
  }

  private ExprNode chosen(Frame frame) {
    return frame.machine().isRightToLeftHere() ? lastFirst : firstFirst;
  }

  @Override
  public long execLong(Frame frame) {
    return chosen(frame).execLong(frame);
  }

  @Override
  public double execDouble(Frame frame) {
    return chosen(frame).execDouble(frame);
  }

  @Override
  public Object execObject(Frame frame) {
    return chosen(frame).execObject(frame);
  }

  @Override
  public void execVoid(Frame frame) {
    chosen(frame).execVoid(frame);
  }
}
