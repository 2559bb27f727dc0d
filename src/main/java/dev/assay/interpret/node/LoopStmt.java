package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.machine.Machine;

/** A {@code while}, or a {@code for} after its first clause. */
public final class LoopStmt extends CompoundStmt {
  private static final int ENTER = -1;

  private final ExprNode condition;
  private final ExprNode step;
  private final StmtNode body;
  private final Resumption resumption;
  private final LoopProgress progress;
  private final int weight;
  private final Span span;

  /**
   * {@code condition} is null where it is always true, {@code step} where there is none; {@code
   * resumption} knows the setjmp calls of the condition.
   */
  public LoopStmt(
      ExprNode condition,
      ExprNode step,
      StmtNode body,
      Resumption resumption,
      LabelRange labels,
      LoopProgress progress,
      int weight,
      Span span) {
    super(labels);
    this.condition = condition;
    this.step = step;
    this.body = body;
    this.resumption = resumption;
    this.progress = progress;
    this.weight = weight;
    this.span = span;
  }

  @Override
  public int exec(Frame frame) {
    return iterate(frame, ENTER);
  }

  @Override
  public int execFrom(Frame frame, int label) {
    return iterate(frame, resumption.isAt(label) ? ENTER : body.execFrom(frame, label));
  }

  /** Goes on after the body completed so; at {@link #ENTER} with the condition. */
  private int iterate(Frame frame, int start) {
    Machine machine = frame.machine();
    int patience = progress.patience();
    long iterations = 0;
    LoopSnapshot snapshot = null;
    int completion = start;
    while (true) {
      if (completion != ENTER) {
        if (completion != NORMAL && completion != CONTINUE) {
          return completion == BREAK ? NORMAL : completion;
        }
        if (step != null) {
          step.execVoid(frame);
        }
        if (++iterations >= patience) {
          snapshot = progress.check(frame, snapshot, iterations);
        }
      }
      machine.spend(weight, span);
      if (condition != null && condition.execLong(frame) == 0) {
        return NORMAL;
      }
      completion = body.exec(frame);
    }
  }
}
