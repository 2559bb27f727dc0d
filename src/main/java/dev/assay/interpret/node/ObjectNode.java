package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** An expression whose value is handed over as {@code Object}. */
public abstract class ObjectNode extends ExprNode {
  @Override
  public final ValueKind kind() {
    return ValueKind.OBJECT;
  }

  @Override
  public abstract Object execObject(Frame frame);

  @Override
  public void execVoid(Frame frame) {
    var _ = execObject(frame);
  }
}
