package dev.assay.interpret.node;

import dev.assay.interpret.Holes;
import dev.assay.interpret.machine.Frame;
import dev.assay.interpret.value.Repr;
import java.util.ArrayList;
import java.util.List;

/** Operations that someone outside the program computes. */
public final class HoleNodes {
  private HoleNodes() {}

  public static ExprNode of(Holes holes, int number, List<ExprNode> operands, Repr repr) {
    boolean simple =
        repr.isLong()
            && operands.size() <= 2
            && operands.stream().allMatch(o -> o.kind() == ValueKind.LONG);
    if (!simple) {
      return Unbox.as(repr, new General(holes, number, operands.toArray(new ExprNode[0])));
    }
    return operands.size() == 1
        ? new OneLong(holes, number, operands.getFirst())
        : new TwoLongs(holes, number, operands.getFirst(), operands.getLast());
  }

  private static final class OneLong extends LongNode {
    private final Holes holes;
    private final int number;
    private final ExprNode operand;

    OneLong(Holes holes, int number, ExprNode operand) {
      this.holes = holes;
      this.number = number;
      this.operand = operand;
    }

    @Override
    public long execLong(Frame frame) {
      return holes.integer(number, operand.execLong(frame), 0);
    }
  }

  private static final class TwoLongs extends LongNode {
    private final Holes holes;
    private final int number;
    private final ExprNode left;
    private final ExprNode right;

    TwoLongs(Holes holes, int number, ExprNode left, ExprNode right) {
      this.holes = holes;
      this.number = number;
      this.left = left;
      this.right = right;
    }

    @Override
    public long execLong(Frame frame) {
      long first = left.execLong(frame);
      return holes.integer(number, first, right.execLong(frame));
    }
  }

  private static final class General extends ObjectNode {
    private final Holes holes;
    private final int number;
    private final ExprNode[] operands;

    General(Holes holes, int number, ExprNode[] operands) {
      this.holes = holes;
      this.number = number;
      this.operands = operands;
    }

    @Override
    public Object execObject(Frame frame) {
      var values = new ArrayList<Object>(operands.length);
      for (ExprNode operand : operands) {
        values.add(operand.execBoxed(frame));
      }
      return holes.general(number, values);
    }
  }
}
