package dev.assay.interpret.number;

import java.math.BigInteger;

/** Brings exact results to the nearest number of a format. */
final class Rounding {
  private Rounding() {}

  /**
   * Rounds {@code ±(significand + tail) · 2^exponent}, where the tail is more than nothing and less
   * than one unit if {@code sticky}. A sticky significand must have more bits than the result
   * keeps.
   */
  static SoftFloat nearest(
      FloatFormat format, boolean negative, BigInteger significand, long exponent, boolean sticky) {
    if (significand.signum() == 0 && !sticky) {
      return SoftFloat.zero(format, negative);
    }
    long leading = exponent + significand.bitLength() - 1;
    if (leading > format.maxExponent()) {
      return SoftFloat.infinity(format, negative);
    }
    if (leading < format.minQuantum() - 1L) {
      return SoftFloat.zero(format, negative);
    }
    long quantum = Math.max(leading - format.precision() + 1, format.minQuantum());
    BigInteger rounded = shiftRounded(significand, exponent - quantum, sticky);
    if (rounded.bitLength() > format.precision()) {
      rounded = rounded.shiftRight(1);
      quantum++;
      if (quantum + format.precision() - 1 > format.maxExponent()) {
        return SoftFloat.infinity(format, negative);
      }
    }
    return SoftFloat.finite(format, negative, rounded, (int) quantum);
  }

  /** {@code value · 2^shift} to the nearest integer, ties to even. */
  private static BigInteger shiftRounded(BigInteger value, long shift, boolean sticky) {
    if (shift >= 0) {
      return value.shiftLeft((int) shift);
    }
    int drop = (int) -shift;
    BigInteger kept = value.shiftRight(drop);
    if (!value.testBit(drop - 1)) {
      return kept;
    }
    boolean tie = !sticky && value.getLowestSetBit() == drop - 1;
    return tie && !kept.testBit(0) ? kept : kept.add(BigInteger.ONE);
  }

  /** Whether rounding {@code significand · 2^exponent} to the format loses bits. */
  static boolean isInexact(
      FloatFormat format, BigInteger significand, long exponent, boolean sticky) {
    if (significand.signum() == 0) {
      return sticky;
    }
    long leading = exponent + significand.bitLength() - 1;
    long quantum = Math.max(leading - format.precision() + 1, format.minQuantum());
    return sticky || exponent + significand.getLowestSetBit() < quantum;
  }

  static SoftFloat convert(SoftFloat value, FloatFormat target) {
    return switch (value.kind()) {
      case ZERO -> SoftFloat.zero(target, value.isNegative());
      case INFINITE -> SoftFloat.infinity(target, value.isNegative());
      case NAN -> convertNan(value, target);
      case SUBNORMAL, NORMAL ->
          value.format() == target
              ? value
              : nearest(target, value.isNegative(), value.significand(), value.exponent(), false);
    };
  }

  private static SoftFloat convertNan(SoftFloat value, FloatFormat target) {
    if (value.format() == target) {
      return value;
    }
    int shift = target.precision() - value.format().precision();
    BigInteger fraction =
        shift >= 0 ? value.significand().shiftLeft(shift) : value.significand().shiftRight(-shift);
    return SoftFloat.nan(target, value.isNegative(), fraction.setBit(target.precision() - 2));
  }

  /** Compares the magnitudes of two finite numbers with the same leading exponent. */
  static int compareAligned(SoftFloat a, SoftFloat b) {
    int shift = a.exponent() - b.exponent();
    return shift >= 0
        ? a.significand().shiftLeft(shift).compareTo(b.significand())
        : a.significand().compareTo(b.significand().shiftLeft(-shift));
  }
}
