package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** What evaluates the same operands from the first, the next time from the last, and so on. */
public final class InTurns extends ExprNode {
  private final ExprNode firstFirst;
  private final ExprNode lastFirst;
  private boolean isSecond = true;

  public InTurns(ExprNode firstFirst, ExprNode lastFirst) {
    this.firstFirst = firstFirst;
    this.lastFirst = lastFirst;
  }

  @Override
  public ValueKind kind() {
    return firstFirst.kind();
  }

  private ExprNode next() {
    isSecond = !isSecond;
    return isSecond ? lastFirst : firstFirst;
  }

  @Override
  public long execLong(Frame frame) {
    return next().execLong(frame);
  }

  @Override
  public double execDouble(Frame frame) {
    return next().execDouble(frame);
  }

  @Override
  public Object execObject(Frame frame) {
    return next().execObject(frame);
  }

  @Override
  public void execVoid(Frame frame) {
    next().execVoid(frame);
  }
}
