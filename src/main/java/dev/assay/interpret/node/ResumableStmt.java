package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;

/** A statement that begins with an expression with calls of setjmp; resumed, it begins anew. */
public final class ResumableStmt extends StmtNode {
  private final Resumption resumption;
  private final StmtNode statement;

  public ResumableStmt(Resumption resumption, StmtNode statement) {
    this.resumption = resumption;
    this.statement = statement;
  }

  @Override
  public int exec(Frame frame) {
    return statement.exec(frame);
  }

  @Override
  public boolean contains(int label) {
    return resumption.isAt(label) || statement.contains(label);
  }

  @Override
  public int execFrom(Frame frame, int label) {
    return resumption.isAt(label) ? statement.exec(frame) : statement.execFrom(frame, label);
  }
}
