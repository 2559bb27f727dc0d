package dev.assay.generate.exact.repair;

import dev.assay.c.BinaryOp;
import dev.assay.interpret.number.SoftFloat;
import dev.assay.interpret.value.Repr;
import dev.assay.interpret.value.SlowArithmetic;
import dev.assay.interpret.value.Values;
import java.math.BigInteger;

/** Floating arithmetic on values as the interpreter boxes them. */
record Floats(Repr repr) {
  /** Whether the operation is one that every machine and every mode computes alike. */
  boolean isTame(BinaryOp op, Object a, Object b) {
    if (op == BinaryOp.DIVIDE && Values.isZero(b)) {
      return false;
    }
    Object result = apply(op, a, b);
    boolean vanished =
        Values.isZero(result)
            && !Values.isZero(a)
            && (op == BinaryOp.MULTIPLY && !Values.isZero(b) || op == BinaryOp.DIVIDE);
    return !vanished && isTame(result);
  }

  boolean single() {
    return repr instanceof Repr.Single;
  }

  /** Whether the value is zero or normal. */
  boolean isTame(Object value) {
    if (value instanceof Double d) {
      double least = single() ? Float.MIN_NORMAL : Double.MIN_NORMAL;
      return d == 0 || Double.isFinite(d) && Math.abs(d) >= least;
    }
    var soft = (SoftFloat) value;
    return soft.isZero()
        || soft.isFinite() && soft.leadingExponent() >= soft.format().minExponent();
  }

  Object apply(BinaryOp op, Object a, Object b) {
    if (a instanceof Double x && b instanceof Double y) {
      double result = plain(op, x, y);
      // Rounding twice is harmless here: a double has more than twice the digits of a float.
      return single() ? (double) (float) result : result;
    }
    return switch (new SlowArithmetic(false).binary(op, a, b, repr)) {
      case SlowArithmetic.Result.Value(Object value) -> value;
      case SlowArithmetic.Result.Bad _, SlowArithmetic.Result.Inexact _ ->
          throw new IllegalStateException(op.symbol());
    };
  }

  Object timesZero(Object value) {
    Object zero = Values.box(SoftFloat.of(Values.format(repr), BigInteger.ZERO), repr);
    return apply(BinaryOp.MULTIPLY, value, zero);
  }

  private static double plain(BinaryOp op, double a, double b) {
    return switch (op) {
      case ADD -> a + b;
      case SUBTRACT -> a - b;
      case MULTIPLY -> a * b;
      case DIVIDE -> a / b;
      case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, LESS, GREATER, LESS_EQUAL, GREATER_EQUAL ->
          throw new IllegalStateException(op.symbol());
      case EQUAL, NOT_EQUAL, AND, XOR, OR, LOGICAL_AND, LOGICAL_OR ->
          throw new IllegalStateException(op.symbol());
    };
  }
}
