package dev.assay.mutate.synthesis;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.FloatKind;
import dev.assay.c.type.Types;
import java.util.Locale;

/**
 * What is known of floating values without any rounding: they are held as the bits of a double, and
 * converted only where that is exact.
 */
final class FloatMath {
  private static final long EXACT_IN_FLOAT = 1L << 24;
  private static final long EXACT_IN_DOUBLE = 1L << 53;

  private FloatMath() {}

  /** The types whose values are held. */
  static boolean isKnown(CType type) {
    return isFloat(type) || Types.isFloating(type, FloatKind.DOUBLE);
  }

  static boolean isFloat(CType type) {
    return Types.isFloating(type, FloatKind.FLOAT);
  }

  static boolean isExact(long integer, CType target) {
    return Math.abs(integer) <= (isFloat(target) ? EXACT_IN_FLOAT : EXACT_IN_DOUBLE);
  }

  static boolean isExact(double value, CType target) {
    return !isFloat(target) || (float) value == value;
  }

  static double of(long bits) {
    return Double.longBitsToDouble(bits);
  }

  static long bits(double value) {
    return Double.doubleToRawLongBits(value);
  }

  static boolean compare(BinaryOp op, double a, double b) {
    return switch (op) {
      case LESS -> a < b;
      case GREATER -> a > b;
      case LESS_EQUAL -> a <= b;
      case GREATER_EQUAL -> a >= b;
      case EQUAL -> a == b;
      case NOT_EQUAL -> a != b;
      case MULTIPLY, DIVIDE, REMAINDER, ADD, SUBTRACT, SHIFT_LEFT, SHIFT_RIGHT ->
          throw new IllegalArgumentException(op.symbol());
      case AND, XOR, OR, LOGICAL_AND, LOGICAL_OR -> throw new IllegalArgumentException(op.symbol());
    };
  }

  /** The value of a floating constant's spelling. */
  static double parsed(String text) {
    String plain = text.toLowerCase(Locale.ROOT);
    boolean hex = plain.startsWith("0x");
    boolean single = plain.endsWith("f") && (!hex || plain.contains("p"));
    return single
        ? Float.parseFloat(plain.substring(0, plain.length() - 1))
        : Double.parseDouble(plain);
  }
}
