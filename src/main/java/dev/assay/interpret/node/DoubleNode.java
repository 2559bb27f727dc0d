package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** An expression whose value is handed over as {@code double}. */
public abstract class DoubleNode extends ExprNode {
  @Override
  public final ValueKind kind() {
    return ValueKind.DOUBLE;
  }

  @Override
  public abstract double execDouble(Frame frame);

  @Override
  public void execVoid(Frame frame) {
    var _ = execDouble(frame);
  }
}
