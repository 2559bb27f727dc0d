package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;

/** A {@code do … while}. */
public final class DoWhileStmt extends CompoundStmt {
  private final StmtNode body;
  private final ExprNode condition;
  private final Resumption resumption;
  private final LoopProgress progress;
  private final int weight;
  private final Span span;

  /** {@code resumption} knows the setjmp calls of the condition. */
  public DoWhileStmt(
      StmtNode body,
      ExprNode condition,
      Resumption resumption,
      LabelRange labels,
      LoopProgress progress,
      int weight,
      Span span) {
    super(labels);
    this.body = body;
    this.condition = condition;
    this.resumption = resumption;
    this.progress = progress;
    this.weight = weight;
    this.span = span;
  }

  @Override
  public int exec(Frame frame) {
    return iterate(frame, body.exec(frame));
  }

  @Override
  public int execFrom(Frame frame, int label) {
    return iterate(frame, resumption.isAt(label) ? NORMAL : body.execFrom(frame, label));
  }

  /** Goes on after the body completed so. */
  private int iterate(Frame frame, int first) {
    int patience = progress.patience();
    long iterations = 0;
    LoopSnapshot snapshot = null;
    int completion = first;
    while (completion == NORMAL || completion == CONTINUE) {
      frame.machine().spend(weight, span);
      if (condition.execLong(frame) == 0) {
        return NORMAL;
      }
      if (++iterations >= patience) {
        snapshot = progress.check(frame, snapshot, iterations);
      }
      completion = body.exec(frame);
    }
    return completion == BREAK ? NORMAL : completion;
  }
}
