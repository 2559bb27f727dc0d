package dev.assay.interpret.value;

import dev.assay.c.BinaryOp;
import dev.assay.interpret.number.SoftFloat;

/** What comparison operators say of an order. */
public final class Ordering {
  private Ordering() {}

  /** Whether the comparison holds for a negative, zero or positive order. */
  public static boolean holds(BinaryOp op, int order) {
    return switch (op) {
      case LESS -> order < 0;
      case GREATER -> order > 0;
      case LESS_EQUAL -> order <= 0;
      case GREATER_EQUAL -> order >= 0;
      case EQUAL -> order == 0;
      case NOT_EQUAL -> order != 0;
      case MULTIPLY, DIVIDE, REMAINDER, ADD, SUBTRACT, SHIFT_LEFT, SHIFT_RIGHT -> false;
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> false;
    };
  }

  static boolean holds(BinaryOp op, SoftFloat.Order order) {
    return switch (order) {
      case LESS -> holds(op, -1);
      case EQUAL -> holds(op, 0);
      case GREATER -> holds(op, 1);
      case UNORDERED -> op == BinaryOp.NOT_EQUAL;
    };
  }
}
