package dev.assay.interpret.node;

import dev.assay.c.Span;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.memory.OperandWindows;
import java.util.ArrayList;
import java.util.List;

/** An operand, of several in an order that C leaves open, whose accesses are told from theirs. */
public final class WindowNode extends ExprNode {
  private final ExprNode operand;
  private final boolean isFirst;
  private final boolean isLast;
  private final boolean pauses;
  private final Span place;

  private WindowNode(
      ExprNode operand, boolean isFirst, boolean isLast, boolean pauses, Span place) {
    this.operand = operand;
    this.isFirst = isFirst;
    this.isLast = isLast;
    this.pauses = pauses;
    this.place = place;
  }

  /** The first of several. */
  public static ExprNode first(ExprNode operand, Span place) {
    return new WindowNode(operand, true, false, false, place);
  }

  /** One that is neither. */
  public static ExprNode next(ExprNode operand, Span place) {
    return new WindowNode(operand, false, false, false, place);
  }

  /** The last of several. */
  public static ExprNode last(ExprNode operand, Span place) {
    return new WindowNode(operand, false, true, false, place);
  }

  /** A value of several; what is done with it before the next does not count. */
  public static ExprNode part(ExprNode value, boolean isFirst, boolean isLast, Span place) {
    return new WindowNode(value, isFirst, isLast, true, place);
  }

  /** The operands, to be evaluated in this order. */
  public static List<ExprNode> around(List<ExprNode> operands, Span place) {
    List<ExprNode> watched = new ArrayList<>(operands.size());
    for (int i = 0; i < operands.size(); i++) {
      watched.add(new WindowNode(operands.get(i), i == 0, i == operands.size() - 1, false, place));
    }
    return watched;
  }

  @Override
  public ValueKind kind() {
    return operand.kind();
  }

  private void before(Frame frame) {
    if (isFirst) {
      frame.machine().memory().windows().begin(place);
    } else if (pauses) {
      frame.machine().memory().windows().resume();
    }
  }

  private void after(Frame frame) {
    OperandWindows windows = frame.machine().memory().windows();
    if (isLast) {
      windows.end(frame.windows);
    } else {
      windows.next(frame.windows);
      if (pauses) {
        windows.end(frame.windows);
      }
    }
  }

  @Override
  public long execLong(Frame frame) {
    before(frame);
    long value = operand.execLong(frame);
    after(frame);
    return value;
  }

  @Override
  public double execDouble(Frame frame) {
    before(frame);
    double value = operand.execDouble(frame);
    after(frame);
    return value;
  }

  @Override
  public Object execObject(Frame frame) {
    before(frame);
    Object value = operand.execObject(frame);
    after(frame);
    return value;
  }

  @Override
  public void execVoid(Frame frame) {
    before(frame);
    operand.execVoid(frame);
    after(frame);
  }
}
