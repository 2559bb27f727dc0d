package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;

/** Comparisons and their complements. */
final class Comparing {
  private Comparing() {}

  /** The opposite of a comparison of values none of which is a NaN. */
  static BinaryOp complement(BinaryOp op) {
    return switch (op) {
      case LESS -> BinaryOp.GREATER_EQUAL;
      case GREATER -> BinaryOp.LESS_EQUAL;
      case LESS_EQUAL -> BinaryOp.GREATER;
      case GREATER_EQUAL -> BinaryOp.LESS;
      case EQUAL -> BinaryOp.NOT_EQUAL;
      case NOT_EQUAL -> BinaryOp.EQUAL;
      case MULTIPLY, DIVIDE, REMAINDER, ADD, SUBTRACT, SHIFT_LEFT, SHIFT_RIGHT ->
          throw new IllegalArgumentException(op.symbol());
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> throw new IllegalArgumentException(op.symbol());
    };
  }

  static Expr complement(Expr comparison, BinaryOp op) {
    return comparison instanceof Expr.Binary b && b.op() == op
        ? new Expr.Binary(complement(op), b.left(), b.right(), b.type(), b.span())
        : comparison;
  }

  /** The comparison with its operands the other way round. */
  static BinaryOp mirrored(BinaryOp op) {
    return switch (op) {
      case LESS -> BinaryOp.GREATER;
      case GREATER -> BinaryOp.LESS;
      case LESS_EQUAL -> BinaryOp.GREATER_EQUAL;
      case GREATER_EQUAL -> BinaryOp.LESS_EQUAL;
      case MULTIPLY, DIVIDE, REMAINDER, ADD, SUBTRACT, SHIFT_LEFT, SHIFT_RIGHT -> op;
      case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> op;
    };
  }
}
