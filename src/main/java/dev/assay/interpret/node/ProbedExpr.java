package dev.assay.interpret.node;

import dev.assay.c.Expr;
import dev.assay.interpret.Probe;
import dev.assay.interpret.machine.Frame;

/** An expression whose values a probe is told. */
public final class ProbedExpr extends ExprNode {
  private final Expr expr;
  private final ExprNode node;
  private final Probe probe;

  public ProbedExpr(Expr expr, ExprNode node, Probe probe) {
    this.expr = expr;
    this.node = node;
    this.probe = probe;
  }

  @Override
  public ValueKind kind() {
    return node.kind();
  }

  @Override
  public long execLong(Frame frame) {
    long value = node.execLong(frame);
    probe.evaluated(expr, value);
    return value;
  }

  @Override
  public double execDouble(Frame frame) {
    double value = node.execDouble(frame);
    probe.evaluated(expr, value);
    return value;
  }

  @Override
  public Object execObject(Frame frame) {
    Object value = node.execObject(frame);
    probe.evaluated(expr, value);
    return value;
  }

  @Override
  public void execVoid(Frame frame) {
    switch (node.kind()) {
      case LONG -> execLong(frame);
      case DOUBLE -> execDouble(frame);
      case OBJECT -> execObject(frame);
      case VOID -> node.execVoid(frame);
    }
  }
}
