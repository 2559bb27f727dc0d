package dev.assay.interpret.number;

import java.math.BigInteger;

/** An exact number {@code significand · 2^exponent} of either sign. */
record Dyadic(BigInteger significand, long exponent) {
  static Dyadic of(SoftFloat value) {
    BigInteger magnitude = value.significand();
    return new Dyadic(value.isNegative() ? magnitude.negate() : magnitude, value.exponent());
  }

  /** {@code a · b + c · d}. */
  static Dyadic sumOfProducts(SoftFloat a, SoftFloat b, SoftFloat c, SoftFloat d) {
    return of(a).times(of(b)).plus(of(c).times(of(d)));
  }

  Dyadic times(Dyadic other) {
    return new Dyadic(significand.multiply(other.significand), exponent + other.exponent);
  }

  Dyadic plus(Dyadic other) {
    if (significand.signum() == 0) {
      return other;
    }
    if (other.significand.signum() == 0) {
      return this;
    }
    long low = Math.min(exponent, other.exponent);
    return new Dyadic(shiftedTo(low).add(other.shiftedTo(low)), low);
  }

  private BigInteger shiftedTo(long low) {
    return significand.shiftLeft((int) (exponent - low));
  }

  long leading() {
    return exponent + significand.abs().bitLength() - 1;
  }

  SoftFloat round(FloatFormat format) {
    return SoftFloat.round(format, significand.signum() < 0, significand.abs(), exponent);
  }

  /** The nearest number to this over the divisor, which must not be zero. */
  SoftFloat dividedBy(Dyadic divisor, FloatFormat format) {
    if (significand.signum() == 0) {
      return SoftFloat.zero(format, false);
    }
    return Arithmetic.quotient(
        format,
        significand.signum() * divisor.significand.signum() < 0,
        significand.abs(),
        divisor.significand.abs(),
        exponent - divisor.exponent);
  }
}
