package dev.assay.interpret.library;

import dev.assay.interpret.number.SoftFloat;
import java.math.BigInteger;
import java.util.Optional;

/** pow and hypot, where their results are exact. */
final class Powers {
  private Powers() {}

  static boolean isPowerOfTwo(SoftFloat x) {
    return x.frexp().fraction().compare(SoftFloat.of(x.format(), 1).scale(-1))
        == SoftFloat.Order.EQUAL;
  }

  static Optional<SoftFloat> pow(SoftFloat x, SoftFloat y) {
    SoftFloat one = SoftFloat.of(x.format(), 1);
    if (y.isZero() || x.compare(one) == SoftFloat.Order.EQUAL) {
      return Optional.of(one);
    }
    if (x.isNan() || y.isNan()) {
      return Optional.of(x.isNan() ? x : y);
    }
    Optional<BigInteger> whole = y.toBigInteger();
    boolean integral =
        whole.isPresent()
            && SoftFloat.of(y.format(), whole.get()).compare(y) == SoftFloat.Order.EQUAL;
    if (!integral) {
      return Optional.empty();
    }
    boolean odd = whole.get().testBit(0);
    if (x.isZero() || x.isInfinite()) {
      boolean grows = x.isInfinite() != y.isNegative();
      boolean negative = x.isNegative() && odd;
      // A zero to a negative power is a pole: errno and the result are as Annex F says.
      return Optional.of(
          grows ? SoftFloat.infinity(x.format(), negative) : SoftFloat.zero(x.format(), negative));
    }
    return whole.get().bitLength() > 12 ? Optional.empty() : power(x, whole.get().intValue());
  }

  /** The power by multiplication, as long as every product is exact. */
  private static Optional<SoftFloat> power(SoftFloat x, int n) {
    SoftFloat result = SoftFloat.of(x.format(), 1);
    for (int i = 0; i < Math.abs(n); i++) {
      SoftFloat next = result.multiply(x);
      boolean exact = next.kind() == SoftFloat.Kind.NORMAL && result.fma(x, next.negate()).isZero();
      if (!exact) {
        return Optional.empty();
      }
      result = next;
    }
    if (n > 0) {
      return Optional.of(result);
    }
    boolean invertible = isPowerOfTwo(result.abs());
    SoftFloat inverse = SoftFloat.of(x.format(), 1).divide(result);
    return invertible && inverse.kind() == SoftFloat.Kind.NORMAL
        ? Optional.of(inverse)
        : Optional.empty();
  }

  static Optional<SoftFloat> hypot(SoftFloat x, SoftFloat y) {
    if (x.isInfinite() || y.isInfinite()) {
      return Optional.of(SoftFloat.infinity(x.format(), false));
    }
    if (x.isNan() || y.isNan()) {
      return Optional.of(x.isNan() ? x : y);
    }
    if (x.isZero() || y.isZero()) {
      return Optional.of(x.isZero() ? y.abs() : x.abs());
    }
    SoftFloat squares = x.multiply(x);
    SoftFloat sum = y.fma(y, squares);
    SoftFloat root = sum.sqrt();
    boolean exact =
        x.fma(x, squares.negate()).isZero()
            && y.fma(y, squares.subtract(sum)).isZero()
            && sum.subtract(squares).add(squares).equals(sum)
            && root.fma(root, sum.negate()).isZero()
            && sum.kind() == SoftFloat.Kind.NORMAL;
    return exact ? Optional.of(root) : Optional.empty();
  }
}
