package dev.assay.interpret.node;

import dev.assay.c.Stmt;
import dev.assay.interpret.Probe;
import dev.assay.interpret.machine.Frame;
import java.util.function.Function;

/** A statement whose entries are reported. */
public final class ProbedStmt extends StmtNode {
  private final StmtNode statement;
  private final Stmt source;
  private final Probe probe;
  private final Function<Frame, Probe.View> view;

  public ProbedStmt(
      StmtNode statement, Stmt source, Probe probe, Function<Frame, Probe.View> view) {
    this.statement = statement;
    this.source = source;
    this.probe = probe;
    this.view = view;
  }

  @Override
  public int exec(Frame frame) {
    probe.entered(source, view.apply(frame));
    return statement.exec(frame);
  }

  @Override
  public boolean contains(int label) {
    return statement.contains(label);
  }

  @Override
  public int execFrom(Frame frame, int label) {
    return statement.execFrom(frame, label);
  }
}
