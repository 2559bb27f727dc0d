package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;

/** A {@code switch}. */
public final class SwitchStmt extends CompoundStmt {
  private final ExprNode condition;
  private final CaseTable cases;
  private final StmtNode body;
  private final int weight;
  private final Span span;

  public SwitchStmt(
      ExprNode condition,
      CaseTable cases,
      StmtNode body,
      LabelRange labels,
      int weight,
      Span span) {
    super(labels);
    this.condition = condition;
    this.cases = cases;
    this.body = body;
    this.weight = weight;
    this.span = span;
  }

  @Override
  public int exec(Frame frame) {
    frame.machine().spend(weight, span);
    int label = cases.find(condition.execLong(frame));
    return label < 0 ? NORMAL : execFrom(frame, label);
  }

  @Override
  public int execFrom(Frame frame, int label) {
    int completion = body.execFrom(frame, label);
    return completion == BREAK ? NORMAL : completion;
  }
}
