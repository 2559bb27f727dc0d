package dev.assay.generate.exact.repair;

import java.math.BigInteger;

/** An integer type as arithmetic sees it. */
public record IntShape(int width, boolean signed) {
  public BigInteger min() {
    return signed ? BigInteger.ONE.shiftLeft(width - 1).negate() : BigInteger.ZERO;
  }

  public BigInteger max() {
    return BigInteger.ONE.shiftLeft(signed ? width - 1 : width).subtract(BigInteger.ONE);
  }

  public boolean fits(BigInteger value) {
    return value.compareTo(min()) >= 0 && value.compareTo(max()) <= 0;
  }

  public IntShape unsigned() {
    return new IntShape(width, false);
  }

  /** The value of the type that is congruent to the given one. */
  public BigInteger wrap(BigInteger value) {
    BigInteger modulus = BigInteger.ONE.shiftLeft(width);
    BigInteger low = value.mod(modulus);
    return signed && low.testBit(width - 1) ? low.subtract(modulus) : low;
  }

  /** The value that 64 bits, extended by the type, stand for. */
  BigInteger value(long bits) {
    return wrap(BigInteger.valueOf(bits));
  }
}
