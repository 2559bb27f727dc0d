package dev.assay.interpret.number;

import java.math.BigInteger;

/** The correctly rounded operations. */
final class Arithmetic {
  private Arithmetic() {}

  static SoftFloat add(SoftFloat a, SoftFloat b) {
    if (a.isNan() || b.isNan()) {
      return Nans.choose(a, b, true);
    }
    return addNumbers(a, b);
  }

  /** A NaN operand keeps its sign: only numbers may be negated and added. */
  static SoftFloat subtract(SoftFloat a, SoftFloat b) {
    if (a.isNan() || b.isNan()) {
      return Nans.choose(a, b, false);
    }
    return addNumbers(a, b.negate());
  }

  private static SoftFloat addNumbers(SoftFloat a, SoftFloat b) {
    if (a.isInfinite()) {
      boolean opposite = b.isInfinite() && a.isNegative() != b.isNegative();
      return opposite ? SoftFloat.defaultNan(a.format()) : a;
    }
    if (b.isInfinite()) {
      return b;
    }
    if (a.isZero() && b.isZero()) {
      return SoftFloat.zero(a.format(), a.isNegative() && b.isNegative());
    }
    return sum(a.format(), Dyadic.of(a), Dyadic.of(b));
  }

  /** The rounded sum of two exact terms; an exact zero of terms that cancel is positive. */
  private static SoftFloat sum(FloatFormat format, Dyadic a, Dyadic b) {
    if (a.significand().signum() == 0) {
      return b.round(format);
    }
    if (b.significand().signum() == 0) {
      return a.round(format);
    }
    Dyadic high = a.leading() >= b.leading() ? a : b;
    Dyadic low = high == a ? b : a;
    long gap = high.leading() - low.leading();
    if (gap > 2L * format.precision() + 130) {
      return nudged(high, low.significand().signum()).round(format);
    }
    long exponent = Math.min(a.exponent(), b.exponent());
    BigInteger sum =
        a.significand()
            .shiftLeft((int) (a.exponent() - exponent))
            .add(b.significand().shiftLeft((int) (b.exponent() - exponent)));
    return new Dyadic(sum, exponent).round(format);
  }

  /** Stands for a number plus something far too small to matter but for its sign. */
  private static Dyadic nudged(Dyadic value, int sign) {
    int shift = 300;
    BigInteger significand = value.significand().shiftLeft(shift).add(BigInteger.valueOf(sign));
    return new Dyadic(significand, value.exponent() - shift);
  }

  static SoftFloat multiply(SoftFloat a, SoftFloat b) {
    if (a.isNan() || b.isNan()) {
      return Nans.choose(a, b, true);
    }
    boolean negative = a.isNegative() != b.isNegative();
    if (a.isInfinite() || b.isInfinite()) {
      boolean invalid = a.isZero() || b.isZero();
      return invalid ? SoftFloat.defaultNan(a.format()) : SoftFloat.infinity(a.format(), negative);
    }
    return SoftFloat.round(
        a.format(),
        negative,
        a.significand().multiply(b.significand()),
        (long) a.exponent() + b.exponent());
  }

  static SoftFloat divide(SoftFloat a, SoftFloat b) {
    if (a.isNan() || b.isNan()) {
      return Nans.choose(a, b, false);
    }
    FloatFormat format = a.format();
    boolean negative = a.isNegative() != b.isNegative();
    if (a.isInfinite()) {
      return b.isInfinite() ? SoftFloat.defaultNan(format) : SoftFloat.infinity(format, negative);
    }
    if (b.isZero()) {
      return a.isZero() ? SoftFloat.defaultNan(format) : SoftFloat.infinity(format, negative);
    }
    if (a.isZero() || b.isInfinite()) {
      return SoftFloat.zero(format, negative);
    }
    return quotient(
        format, negative, a.significand(), b.significand(), (long) a.exponent() - b.exponent());
  }

  /** The nearest number to {@code ±dividend / divisor · 2^exponent}. */
  static SoftFloat quotient(
      FloatFormat format,
      boolean negative,
      BigInteger dividend,
      BigInteger divisor,
      long exponent) {
    int shift = Math.max(0, format.precision() + 3 - dividend.bitLength() + divisor.bitLength());
    BigInteger[] parts = dividend.shiftLeft(shift).divideAndRemainder(divisor);
    return Rounding.nearest(format, negative, parts[0], exponent - shift, parts[1].signum() != 0);
  }

  static SoftFloat sqrt(SoftFloat a) {
    if (a.isNan()) {
      return Nans.quiet(a);
    }
    if (a.isZero() || (a.isInfinite() && !a.isNegative())) {
      return a;
    }
    if (a.isNegative()) {
      return SoftFloat.defaultNan(a.format());
    }
    int shift = 2 * (a.format().precision() + 2) + Math.floorMod(a.exponent(), 2);
    BigInteger[] root = a.significand().shiftLeft(shift).sqrtAndRemainder();
    return Rounding.nearest(
        a.format(), false, root[0], (a.exponent() - shift) / 2, root[1].signum() != 0);
  }

  static SoftFloat fma(SoftFloat a, SoftFloat b, SoftFloat c) {
    if (a.isNan() || b.isNan()) {
      return Nans.choose(a, b, true);
    }
    FloatFormat format = a.format();
    boolean negative = a.isNegative() != b.isNegative();
    boolean infinite = a.isInfinite() || b.isInfinite();
    if (infinite && (a.isZero() || b.isZero())) {
      return c.isNan() ? Nans.quiet(c) : SoftFloat.defaultNan(format);
    }
    if (infinite || !c.isFinite()) {
      SoftFloat product =
          infinite ? SoftFloat.infinity(format, negative) : SoftFloat.zero(format, negative);
      return add(product, c);
    }
    if (c.isZero() && (a.isZero() || b.isZero())) {
      return SoftFloat.zero(format, negative && c.isNegative());
    }
    Dyadic product = Dyadic.of(a).times(Dyadic.of(b));
    return c.isZero() ? product.round(format) : sum(format, product, Dyadic.of(c));
  }
}
