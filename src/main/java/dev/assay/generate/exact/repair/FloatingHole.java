package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Typing;
import java.util.List;
import java.util.Optional;

/**
 * An operation on floating values: its result stays finite and normal, no rounding makes it zero,
 * and nothing is divided by zero; where results may be near, it also stays close to what other
 * orders and fewer roundings would give. Where no operation does, the first operand is left.
 */
final class FloatingHole extends Hole {
  private final List<BinaryOp> operations;
  private final Floats floats;
  private final boolean droppable;
  private final Optional<Deviations> near;
  private int position;

  FloatingHole(BinaryOp op, Floats floats, boolean droppable, Optional<Deviations> near) {
    this.operations = near.isPresent() ? positive(op) : operations(op);
    this.near = near;
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

  /** Those that keep positive values positive. */
  private static List<BinaryOp> positive(BinaryOp op) {
    return switch (op) {
      case SUBTRACT -> List.of(BinaryOp.SUBTRACT, BinaryOp.ADD);
      case MULTIPLY -> List.of(BinaryOp.MULTIPLY, BinaryOp.DIVIDE, BinaryOp.ADD);
      case DIVIDE -> List.of(BinaryOp.DIVIDE, BinaryOp.MULTIPLY, BinaryOp.ADD);
      case ADD -> List.of(BinaryOp.ADD);
      case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL ->
          throw new IllegalArgumentException(op.symbol());
      case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR ->
          throw new IllegalArgumentException(op.symbol());
    };
  }

  @Override
  void beginRun() {
    near.ifPresent(Deviations::clear);
  }

  private boolean allows(BinaryOp op, Object a, Object b) {
    return floats.isTame(op, a, b)
        && near.map(n ->
                n.allows(
                    op, (Double) a, (Double) b, (Double) floats.apply(op, a, b), floats.single()))
            .orElse(true);
  }

  private Object computed(BinaryOp op, Object a, Object b) {
    Object result = floats.apply(op, a, b);
    near.ifPresent(n -> n.note(op, (Double) a, (Double) b, (Double) result));
    return result;
  }

  @Override
  public Object general(List<Object> operands) {
    Object a = operands.getFirst();
    Object b = operands.getLast();
    while (position < operations.size() && !allows(operations.get(position), a, b)) {
      noteChange();
      position = isHurried() ? operations.size() : position + 1;
    }
    noteUse();
    if (position < operations.size()) {
      return computed(operations.get(position), a, b);
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
