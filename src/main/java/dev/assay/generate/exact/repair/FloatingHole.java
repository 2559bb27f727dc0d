package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Typing;
import java.util.List;

/**
 * An operation on floating values: its result stays finite and normal, no rounding makes it zero,
 * and nothing is divided by zero. Where no operation does, the first operand is left.
 */
final class FloatingHole extends Hole {
  private final List<BinaryOp> operations;
  private final Floats floats;
  private final boolean droppable;
  private int position;

  FloatingHole(BinaryOp op, Floats floats, boolean droppable) {
    this.operations = operations(op);
    this.floats = floats;
    this.droppable = droppable;
  }

  private static List<BinaryOp> operations(BinaryOp op) {
    return switch (op) {
      case ADD -> List.of(BinaryOp.ADD, BinaryOp.SUBTRACT);
      case SUBTRACT -> List.of(BinaryOp.SUBTRACT, BinaryOp.ADD);
      case MULTIPLY -> List.of(BinaryOp.MULTIPLY, BinaryOp.DIVIDE, BinaryOp.ADD);
      case DIVIDE -> List.of(BinaryOp.DIVIDE, BinaryOp.MULTIPLY, BinaryOp.SUBTRACT);
      case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL ->
          throw new IllegalArgumentException(op.symbol());
      case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR ->
          throw new IllegalArgumentException(op.symbol());
    };
  }

  @Override
  public Object general(List<Object> operands) {
    Object a = operands.getFirst();
    Object b = operands.getLast();
    while (position < operations.size() && !floats.isTame(operations.get(position), a, b)) {
      noteChange();
      position = isHurried() ? operations.size() : position + 1;
    }
    noteUse();
    if (position < operations.size()) {
      return floats.apply(operations.get(position), a, b);
    }
    return droppable ? a : floats.apply(BinaryOp.ADD, a, floats.timesZero(b));
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    var nodes = new Nodes(typing);
    Expr a = operands.getFirst();
    Expr b = operands.getLast();
    if (position < operations.size()) {
      return new Expr.Binary(operations.get(position), a, b, a.type(), Span.NONE);
    }
    // What has side effects stays, in a way that does not matter.
    return droppable
        ? nodes.cast(a.type(), a)
        : nodes.binary(BinaryOp.ADD, a, nodes.binary(BinaryOp.MULTIPLY, b, Nodes.literal(0)));
  }

  @Override
  public boolean isJudgedByRun() {
    return false;
  }

  @Override
  public boolean isRepaired() {
    return position > 0;
  }
}
