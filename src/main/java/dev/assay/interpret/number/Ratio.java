package dev.assay.interpret.number;

import java.math.BigInteger;

/**
 * A non-negative number as {@code numerator / denominator · 2^exponent}, with limits to its size.
 */
record Ratio(BigInteger numerator, BigInteger denominator, long exponent) {
  /** More digits than this can't move a result, but for whether any of them is not zero. */
  private static final int MAX_DIGITS = 20_000;

  /** Beyond these powers of ten every format overflows or vanishes. */
  private static final long MAX_POWER = 5_000;

  private static final long MIN_POWER = -5_100;

  private static final Ratio ZERO = new Ratio(BigInteger.ZERO, BigInteger.ONE, 0);
  private static final Ratio HUGE = new Ratio(BigInteger.ONE, BigInteger.ONE, 1_000_000);
  private static final Ratio TINY = new Ratio(BigInteger.ONE, BigInteger.ONE, -1_000_000);

  static Ratio ofHex(String digits, long exponent) {
    BigInteger value = new BigInteger(digits, 16);
    return new Ratio(value, BigInteger.ONE, exponent);
  }

  /** {@code digits · 10^power}. */
  static Ratio ofDecimal(String allDigits, long power) {
    String digits = allDigits.substring(leadingZeros(allDigits));
    if (digits.isEmpty()) {
      return ZERO;
    }
    long magnitude = digits.length() + power;
    if (magnitude > MAX_POWER) {
      return HUGE;
    }
    if (magnitude < MIN_POWER) {
      return TINY;
    }
    if (digits.length() > MAX_DIGITS) {
      // The appended one stands for all digits cut off; an exact value that ends in zeros can't be
      // a tie of any format when it has this many digits in front.
      int cut = digits.length() - MAX_DIGITS;
      boolean rest = leadingZeros(digits.substring(MAX_DIGITS)) < cut;
      digits = digits.substring(0, MAX_DIGITS) + (rest ? "1" : "0");
      power += cut - 1;
    }
    BigInteger value = new BigInteger(digits);
    BigInteger scale = BigInteger.TEN.pow((int) Math.abs(power));
    return power >= 0
        ? new Ratio(value.multiply(scale), BigInteger.ONE, 0)
        : new Ratio(value, scale, 0);
  }

  private static int leadingZeros(String digits) {
    int count = 0;
    while (count < digits.length() && digits.charAt(count) == '0') {
      count++;
    }
    return count;
  }

  SoftFloat round(FloatFormat format, boolean negative) {
    return denominator.equals(BigInteger.ONE)
        ? SoftFloat.round(format, negative, numerator, exponent)
        : Arithmetic.quotient(format, negative, numerator, denominator, exponent);
  }

  /** Whether the rounded value overflowed, or is tiny (after rounding, as on x86) and inexact. */
  ParsedFloat.Range range(SoftFloat rounded) {
    if (rounded.isInfinite()) {
      return ParsedFloat.Range.OVERFLOW;
    }
    if (numerator.signum() == 0 || !isTiny(rounded) || compareTo(rounded) == 0) {
      return ParsedFloat.Range.FITS;
    }
    return ParsedFloat.Range.UNDERFLOW;
  }

  private boolean isTiny(SoftFloat rounded) {
    FloatFormat format = rounded.format();
    if (rounded.kind() != SoftFloat.Kind.NORMAL) {
      return true;
    }
    if (rounded.leadingExponent() != format.minExponent()
        || rounded.significand().bitCount() != 1) {
      return false;
    }
    // With an unbounded exponent, numbers below 2^minExponent - 2^(minExponent - precision - 1)
    // round to something less than the least normal number.
    BigInteger limit = BigInteger.ONE.shiftLeft(format.precision() + 1).subtract(BigInteger.ONE);
    return compareTo(limit, format.minExponent() - format.precision() - 1L) < 0;
  }

  private int compareTo(SoftFloat value) {
    return compareTo(value.significand(), value.exponent());
  }

  private int compareTo(BigInteger significand, long power) {
    if (Math.abs(exponent) >= 1_000_000) {
      return Long.signum(exponent);
    }
    long shift = exponent - power;
    BigInteger right = significand.multiply(denominator);
    return shift >= 0
        ? numerator.shiftLeft((int) shift).compareTo(right)
        : numerator.compareTo(right.shiftLeft((int) -shift));
  }
}
