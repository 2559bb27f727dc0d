package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** The conditional operator. */
public final class Choose extends ExprNode {
  private final ExprNode condition;
  private final ExprNode then;
  private final ExprNode otherwise;

  /** The condition is a truth value; both alternatives hand over their values in the same way. */
  public Choose(ExprNode condition, ExprNode then, ExprNode otherwise) {
    this.condition = condition;
    this.then = then;
    this.otherwise = otherwise;
  }

  @Override
  public ValueKind kind() {
    return then.kind();
  }

  private ExprNode chosen(Frame frame) {
    return condition.execLong(frame) != 0 ? then : otherwise;
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
