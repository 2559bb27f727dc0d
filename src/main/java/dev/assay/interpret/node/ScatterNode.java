package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** Gives the bits of an object that hold no value whatever values this run chooses. */
public final class ScatterNode extends VoidNode {
  private final ExprNode address;
  private final byte[] mask;

  public ScatterNode(ExprNode address, byte[] mask) {
    this.address = address;
    this.mask = mask.clone();
  }

  @Override
  public void execVoid(Frame frame) {
    frame.machine().memory().scatter(address.execLong(frame), mask);
  }
}
