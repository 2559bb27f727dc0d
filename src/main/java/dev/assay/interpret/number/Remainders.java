package dev.assay.interpret.number;

import java.math.BigInteger;

/** The exact remainders of division. */
public final class Remainders {
  private Remainders() {}

  /** A remainder and the low three bits of the quotient, with the quotient's sign. */
  public record Remquo(SoftFloat remainder, int quotient) {}

  static SoftFloat fmod(SoftFloat a, SoftFloat b) {
    if (isSpecial(a, b)) {
      return special(a, b);
    }
    int exponent = Math.min(a.exponent(), b.exponent());
    BigInteger divisor = b.significand().shiftLeft(b.exponent() - exponent);
    return SoftFloat.round(a.format(), a.isNegative(), reduced(a, exponent, divisor), exponent);
  }

  static Remquo remquo(SoftFloat a, SoftFloat b) {
    if (isSpecial(a, b)) {
      return new Remquo(special(a, b), 0);
    }
    int exponent = Math.min(a.exponent(), b.exponent());
    BigInteger divisor = b.significand().shiftLeft(b.exponent() - exponent);
    BigInteger[] parts = reduced(a, exponent, divisor.shiftLeft(3)).divideAndRemainder(divisor);
    int quotient = parts[0].intValue();
    BigInteger rest = parts[1];
    int half = rest.shiftLeft(1).compareTo(divisor);
    if (half > 0 || (half == 0 && (quotient & 1) == 1)) {
      rest = rest.subtract(divisor);
      quotient = (quotient + 1) & 7;
    }
    boolean negative = a.isNegative() != (rest.signum() < 0);
    SoftFloat remainder = SoftFloat.round(a.format(), negative, rest.abs(), exponent);
    return new Remquo(remainder, a.isNegative() != b.isNegative() ? -quotient : quotient);
  }

  /** The magnitude of {@code a} in units of {@code 2^exponent} modulo the divisor. */
  private static BigInteger reduced(SoftFloat a, int exponent, BigInteger divisor) {
    BigInteger power = BigInteger.TWO.modPow(BigInteger.valueOf(a.exponent() - exponent), divisor);
    return a.significand().multiply(power).mod(divisor);
  }

  private static boolean isSpecial(SoftFloat a, SoftFloat b) {
    return !a.isFinite() || a.isZero() || !b.isFinite() || b.isZero();
  }

  private static SoftFloat special(SoftFloat a, SoftFloat b) {
    if (a.isNan() || b.isNan()) {
      return Nans.choose(a, b, false);
    }
    return a.isInfinite() || b.isZero() ? SoftFloat.defaultNan(a.format()) : a;
  }
}
