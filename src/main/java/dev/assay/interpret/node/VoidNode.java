package dev.assay.interpret.node;

/** An expression without a value. */
public abstract class VoidNode extends ExprNode {
  @Override
  public final ValueKind kind() {
    return ValueKind.VOID;
  }
}
