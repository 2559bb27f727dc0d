package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** A statement with a label of any sort before it. */
public final class LabeledStmt extends CompoundStmt {
  private final int label;
  private final StmtNode body;

  public LabeledStmt(int label, StmtNode body, LabelRange labels) {
    super(labels);
    this.label = label;
    this.body = body;
  }

  @Override
  public int exec(Frame frame) {
    return body.exec(frame);
  }

  @Override
  public int execFrom(Frame frame, int target) {
    if (target == label) {
      frame.resumed = false;
      return body.exec(frame);
    }
    return body.execFrom(frame, target);
  }
}
