package dev.assay.interpret.number;

import java.math.BigInteger;

/** Operations on exponents, and neighbours. */
public final class Scaling {
  private Scaling() {}

  /** A fraction in [0.5, 1) and the exponent that brings the number back. */
  public record Fraction(SoftFloat fraction, int exponent) {}

  static SoftFloat scale(SoftFloat value, long n) {
    return switch (value.kind()) {
      case NAN -> Nans.quiet(value);
      case ZERO, INFINITE -> value;
      case SUBNORMAL, NORMAL ->
          SoftFloat.round(
              value.format(),
              value.isNegative(),
              value.significand(),
              value.exponent() + Math.clamp(n, -100_000L, 100_000L));
    };
  }

  static Fraction frexp(SoftFloat value) {
    return switch (value.kind()) {
      case NAN -> new Fraction(Nans.quiet(value), 0);
      case ZERO, INFINITE -> new Fraction(value, 0);
      case SUBNORMAL, NORMAL -> {
        int exponent = value.leadingExponent() + 1;
        yield new Fraction(scale(value, -(long) exponent), exponent);
      }
    };
  }

  static SoftFloat nextAfter(SoftFloat value, SoftFloat toward) {
    if (value.isNan() || toward.isNan()) {
      return Nans.choose(value, toward, true);
    }
    return switch (value.compare(toward)) {
      case EQUAL, UNORDERED -> toward;
      case LESS -> value.isNegative() && !value.isZero() ? smaller(value) : larger(value, false);
      case GREATER -> value.isNegative() || value.isZero() ? larger(value, true) : smaller(value);
    };
  }

  /** The neighbour with the larger magnitude; {@code negative} is its sign. */
  private static SoftFloat larger(SoftFloat value, boolean negative) {
    FloatFormat format = value.format();
    BigInteger next = value.significand().add(BigInteger.ONE);
    return SoftFloat.round(format, negative, next, value.exponent());
  }

  /** The neighbour with the smaller magnitude. */
  private static SoftFloat smaller(SoftFloat value) {
    FloatFormat format = value.format();
    if (value.isInfinite()) {
      BigInteger ones = BigInteger.ONE.shiftLeft(format.precision()).subtract(BigInteger.ONE);
      int exponent = format.maxExponent() - format.precision() + 1;
      return SoftFloat.round(format, value.isNegative(), ones, exponent);
    }
    boolean atPower = value.significand().bitCount() == 1 && value.exponent() > format.minQuantum();
    int shift = atPower ? 1 : 0;
    BigInteger next = value.significand().shiftLeft(shift).subtract(BigInteger.ONE);
    return SoftFloat.round(format, value.isNegative(), next, value.exponent() - shift);
  }
}
