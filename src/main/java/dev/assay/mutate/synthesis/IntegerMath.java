package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;

/**
 * C's integer operators on values of at most 64 bits: where they are defined and what they give.
 */
final class IntegerMath {
  private IntegerMath() {}

  /** Whether C defines the operation in that type; the right operand of a shift has its own. */
  static boolean isDefined(BinaryOp op, IntShape shape, long a, long b) {
    return switch (op) {
      case ADD -> !shape.signed() || ((a ^ (a + b)) & (b ^ (a + b))) >= 0 && shape.holds(a + b);
      case SUBTRACT -> !shape.signed() || ((a ^ b) & (a ^ (a - b))) >= 0 && shape.holds(a - b);
      case MULTIPLY ->
          !shape.signed() || Math.multiplyHigh(a, b) == a * b >> 63 && shape.holds(a * b);
      case DIVIDE, REMAINDER -> b != 0 && !(shape.signed() && b == -1 && a == shape.least());
      case SHIFT_LEFT ->
          isCount(shape, b) && (!shape.signed() || a >= 0 && a <= shape.greatest() >> b);
      case SHIFT_RIGHT -> isCount(shape, b);
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL -> true;
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> true;
    };
  }

  private static boolean isCount(IntShape shape, long count) {
    return count >= 0 && count < shape.width();
  }

  /** The result of a defined operation; that of a comparison is 0 or 1. */
  static long result(BinaryOp op, IntShape shape, long a, long b) {
    return switch (op) {
      case ADD -> shape.wrap(a + b);
      case SUBTRACT -> shape.wrap(a - b);
      case MULTIPLY -> shape.wrap(a * b);
      case DIVIDE -> shape.signed() ? a / b : Long.divideUnsigned(a, b);
      case REMAINDER -> shape.signed() ? a % b : Long.remainderUnsigned(a, b);
      case SHIFT_LEFT -> shape.wrap(a << b);
      case SHIFT_RIGHT -> shape.signed() ? a >> b : a >>> b;
      case AND -> a & b;
      case XOR -> a ^ b;
      case OR -> a | b;
      case LESS -> truth(shape.compare(a, b) < 0);
      case GREATER -> truth(shape.compare(a, b) > 0);
      case LESS_EQUAL -> truth(shape.compare(a, b) <= 0);
      case GREATER_EQUAL -> truth(shape.compare(a, b) >= 0);
      case EQUAL -> truth(a == b);
      case NOT_EQUAL -> truth(a != b);
      case LOGICAL_AND -> truth(a != 0 && b != 0);
      case LOGICAL_OR -> truth(a != 0 || b != 0);
    };
  }

  static long truth(boolean value) {
    return value ? 1 : 0;
  }
}
