package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.c.type.Types;
import dev.assay.c.type.Typing;
import java.util.List;

/** A condition that decides at its first evaluation whether it is to be inverted for good. */
final class ConditionHole extends Hole {
  private final boolean first;
  private boolean decided;
  private boolean inverted;

  ConditionHole(boolean first) {
    this.first = first;
  }

  @Override
  public long integer(long value, long unused) {
    boolean holds = value != 0;
    if (!decided) {
      decided = true;
      inverted = holds != first;
    }
    return inverted ? (holds ? 0 : 1) : value;
  }

  @Override
  public Expr settled(List<Expr> operands, Typing typing) {
    Expr condition = operands.getFirst();
    if (!inverted) {
      return condition;
    }
    // With NaNs about, floating comparisons have no such opposite.
    return condition instanceof Expr.Binary b
            && (b.op().isRelational() || b.op().isEquality())
            && !Types.isFloating(b.left().type())
        ? new Expr.Binary(opposite(b.op()), b.left(), b.right(), b.type(), b.span())
        : typing.unary(UnaryOp.NOT, condition, Span.NONE);
  }

  private static BinaryOp opposite(BinaryOp op) {
    return switch (op) {
      case LESS -> BinaryOp.GREATER_EQUAL;
      case GREATER -> BinaryOp.LESS_EQUAL;
      case LESS_EQUAL -> BinaryOp.GREATER;
      case GREATER_EQUAL -> BinaryOp.LESS;
      case EQUAL -> BinaryOp.NOT_EQUAL;
      case NOT_EQUAL -> BinaryOp.EQUAL;
      case MULTIPLY, DIVIDE, REMAINDER, ADD, SUBTRACT, SHIFT_LEFT, SHIFT_RIGHT -> throw none(op);
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> throw none(op);
    };
  }

  private static IllegalArgumentException none(BinaryOp op) {
    return new IllegalArgumentException(op.symbol());
  }

  @Override
  public boolean isRepaired() {
    return inverted;
  }
}
