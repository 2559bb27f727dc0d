package dev.assay.interpret.number;

import java.util.Optional;

/** Products of complex numbers. */
final class ComplexProduct {
  private ComplexProduct() {}

  static ComplexNumber runtime(ComplexNumber z, ComplexNumber w) {
    SoftFloat ac = z.re().multiply(w.re());
    SoftFloat bd = z.im().multiply(w.im());
    SoftFloat ad = z.re().multiply(w.im());
    SoftFloat bc = z.im().multiply(w.re());
    ComplexNumber plain = new ComplexNumber(ac.subtract(bd), ad.add(bc));
    if (!plain.re().isNan() || !plain.im().isNan()) {
      return plain;
    }
    boolean overflowed = ac.isInfinite() || bd.isInfinite() || ad.isInfinite() || bc.isInfinite();
    return recovered(z, w, overflowed).orElse(plain);
  }

  /** The infinity that Annex G asks for where the textbook formula gives only NaNs. */
  private static Optional<ComplexNumber> recovered(
      ComplexNumber z, ComplexNumber w, boolean overflowed) {
    ComplexNumber left = z;
    ComplexNumber right = w;
    if (left.isInfinite()) {
      left = left.boxed();
      right = withoutNans(right);
    }
    if (right.isInfinite()) {
      right = right.boxed();
      left = withoutNans(left);
    }
    if (!z.isInfinite() && !w.isInfinite()) {
      if (!overflowed) {
        return Optional.empty();
      }
      left = withoutNans(left);
      right = withoutNans(right);
    }
    SoftFloat infinity = SoftFloat.infinity(z.format(), false);
    SoftFloat re = left.re().multiply(right.re()).subtract(left.im().multiply(right.im()));
    SoftFloat im = left.re().multiply(right.im()).add(left.im().multiply(right.re()));
    return Optional.of(new ComplexNumber(infinity.multiply(re), infinity.multiply(im)));
  }

  private static ComplexNumber withoutNans(ComplexNumber z) {
    return new ComplexNumber(withoutNan(z.re()), withoutNan(z.im()));
  }

  private static SoftFloat withoutNan(SoftFloat part) {
    return part.isNan() ? SoftFloat.zero(part.format(), part.isNegative()) : part;
  }

  static Optional<ComplexNumber> folded(ComplexNumber z, ComplexNumber w) {
    if (!z.isFinite() || !w.isFinite()) {
      return Optional.empty();
    }
    SoftFloat re = Dyadic.sumOfProducts(z.re(), w.re(), z.im().negate(), w.im()).round(z.format());
    SoftFloat im = Dyadic.sumOfProducts(z.re(), w.im(), z.im(), w.re()).round(z.format());
    ComplexNumber plain = runtime(z, w);
    return Optional.of(new ComplexNumber(withZeroOf(plain.re(), re), withZeroOf(plain.im(), im)));
  }

  /** The sign of an exact zero is the one that the runtime gives. */
  private static SoftFloat withZeroOf(SoftFloat runtime, SoftFloat exact) {
    return exact.isZero() && runtime.isZero() ? runtime : exact;
  }
}
