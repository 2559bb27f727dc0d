package dev.assay.interpret.number;

import java.math.BigInteger;

/** Rounding to integers. */
final class Integral {
  private Integral() {}

  static SoftFloat round(SoftFloat value, IntegralMode mode) {
    if (value.isNan()) {
      return Nans.quiet(value);
    }
    if (!value.isFinite() || value.isZero() || value.exponent() >= 0) {
      return value;
    }
    int drop = -value.exponent();
    BigInteger kept = value.significand().shiftRight(drop);
    if (roundsUp(value, kept, drop, mode)) {
      kept = kept.add(BigInteger.ONE);
    }
    return SoftFloat.round(value.format(), value.isNegative(), kept, 0);
  }

  private static boolean roundsUp(SoftFloat value, BigInteger kept, int drop, IntegralMode mode) {
    BigInteger significand = value.significand();
    int lowest = significand.getLowestSetBit();
    boolean inexact = lowest < drop;
    boolean half = significand.testBit(drop - 1);
    return switch (mode) {
      case EVEN -> half && (lowest < drop - 1 || kept.testBit(0));
      case AWAY -> half;
      case TRUNCATE -> false;
      case FLOOR -> inexact && value.isNegative();
      case CEILING -> inexact && !value.isNegative();
    };
  }

  static BigInteger truncated(SoftFloat value) {
    BigInteger magnitude = value.significand().shiftLeft(value.exponent());
    return value.isNegative() ? magnitude.negate() : magnitude;
  }
}
