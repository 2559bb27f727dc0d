package dev.assay.interpret.node;

import dev.assay.interpret.machine.Frame;
import java.util.List;

/** Steps made one after the other, then a result. */
public final class Sequence {
  private Sequence() {}

  public static ExprNode of(List<ExprNode> steps, ExprNode result) {
    return steps.isEmpty() ? result : new Steps(steps.toArray(new ExprNode[0]), result);
  }

  /** The value of the first node; the steps are made after it, whatever they are. */
  public static ExprNode after(ExprNode value, int slot, List<ExprNode> steps) {
    var all = new java.util.ArrayList<ExprNode>();
    if (value.kind() == ValueKind.VOID) {
      all.add(value);
      all.addAll(steps);
      return of(all.subList(0, all.size() - 1), all.getLast());
    }
    all.add(SlotNodes.write(slot, value));
    all.addAll(steps);
    return of(all, SlotNodes.read(slot, value.kind()));
  }

  private static final class Steps extends ExprNode {
    private final ExprNode[] steps;
    private final ExprNode result;
    private final ValueKind kind;

    Steps(ExprNode[] steps, ExprNode result) {
      this.steps = steps;
      this.result = result;
      this.kind = result.kind();
    }

    @Override
    public ValueKind kind() {
      return kind;
    }

    private void prepare(Frame frame) {
      for (ExprNode step : steps) {
        step.execVoid(frame);
      }
    }

    @Override
    public long execLong(Frame frame) {
      prepare(frame);
      return result.execLong(frame);
    }

    @Override
    public double execDouble(Frame frame) {
      prepare(frame);
      return result.execDouble(frame);
    }

    @Override
    public Object execObject(Frame frame) {
      prepare(frame);
      return result.execObject(frame);
    }

    @Override
    public void execVoid(Frame frame) {
      prepare(frame);
      result.execVoid(frame);
    }
  }
}
