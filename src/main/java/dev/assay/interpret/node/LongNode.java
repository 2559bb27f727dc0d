package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** An expression whose value is handed over as {@code long}. */
public abstract class LongNode extends ExprNode {
  @Override
  public final ValueKind kind() {
    return ValueKind.LONG;
  }

  @Override
  public abstract long execLong(Frame frame);

  @Override
  public void execVoid(Frame frame) {
    var _ = execLong(frame);
  }
}
