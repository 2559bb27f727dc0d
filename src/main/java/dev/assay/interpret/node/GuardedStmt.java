package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** A statement with a statement expression that jumps may leave. */
public final class GuardedStmt extends StmtNode {
  private final StmtNode statement;

  public GuardedStmt(StmtNode statement) {
    this.statement = statement;
  }

  @Override
  public int exec(Frame frame) {
    try {
      return statement.exec(frame);
    } catch (AbruptExit exit) {
      return exit.completion();
    }
  }

  @Override
  public boolean contains(int label) {
    return statement.contains(label);
  }

  @Override
  public int execFrom(Frame frame, int label) {
    try {
      return statement.execFrom(frame, label);
    } catch (AbruptExit exit) {
      return exit.completion();
    }
  }
}
