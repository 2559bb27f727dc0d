package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;

/** An {@code if} with or without {@code else}. */
public final class IfStmt extends CompoundStmt {
  private final ExprNode condition;
  private final StmtNode then;
  private final StmtNode otherwise;
  private final int weight;
  private final Span span;

  /** What an absent {@code else} does is an empty statement. */
  public IfStmt(
      ExprNode condition,
      StmtNode then,
      StmtNode otherwise,
      LabelRange labels,
      int weight,
      Span span) {
    super(labels);
    this.condition = condition;
    this.then = then;
    this.otherwise = otherwise;
    this.weight = weight;
    this.span = span;
  }

  @Override
  public int exec(Frame frame) {
    frame.machine().spend(weight, span);
    return condition.execLong(frame) != 0 ? then.exec(frame) : otherwise.exec(frame);
  }

  @Override
  public int execFrom(Frame frame, int label) {
    return then.contains(label) ? then.execFrom(frame, label) : otherwise.execFrom(frame, label);
  }
}
