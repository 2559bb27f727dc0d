package dev.assay.interpret.node;

import dev.assay.interpret.Tally;
import dev.assay.interpret.machine.Frame;

/** A statement that is counted. */
public final class TalliedStmt extends StmtNode {
  private final StmtNode statement;
  private final Tally tally;

  public TalliedStmt(StmtNode statement, Tally tally) {
    this.statement = statement;
    this.tally = tally;
  }

  @Override
  public int exec(Frame frame) {
    tally.enter();
    return statement.exec(frame);
  }

  @Override
  public boolean contains(int label) {
    return statement.contains(label);
  }

  @Override
  public int execFrom(Frame frame, int label) {
    tally.jumpIn();
    return statement.execFrom(frame, label);
  }
}
