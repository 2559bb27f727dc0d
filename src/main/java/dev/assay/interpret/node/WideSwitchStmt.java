package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import java.math.BigInteger;
import java.util.List;

/** A {@code switch} on an integer of more than 64 bits. */
public final class WideSwitchStmt extends CompoundStmt {
  private final ExprNode condition;
  private final List<CaseTable.Case> cases;
  private final int otherwise;
  private final StmtNode body;
  private final Span span;

  /** {@code otherwise} is the label of {@code default}, or -1. */
  public WideSwitchStmt(
      ExprNode condition,
      List<CaseTable.Case> cases,
      int otherwise,
      StmtNode body,
      LabelRange labels,
      Span span) {
    super(labels);
    this.condition = condition;
    this.cases = List.copyOf(cases);
    this.otherwise = otherwise;
    this.body = body;
    this.span = span;
  }

  @Override
  public int exec(Frame frame) {
    frame.machine().spend(cases.size() + 1, span);
    int label = find((BigInteger) condition.execObject(frame));
    return label < 0 ? NORMAL : execFrom(frame, label);
  }

  private int find(BigInteger value) {
    for (CaseTable.Case c : cases) {
      if (c.low().compareTo(value) <= 0 && value.compareTo(c.high()) <= 0) {
        return c.label();
      }
    }
    return otherwise;
  }

  @Override
  public int execFrom(Frame frame, int label) {
    int completion = body.execFrom(frame, label);
    return completion == BREAK ? NORMAL : completion;
  }
}
