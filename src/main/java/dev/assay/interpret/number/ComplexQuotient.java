package dev.assay.interpret.number;

import java.util.Optional;

/**
 * Quotients of complex numbers.
 *
 * <p>C does not say how exact they are, and the runtimes of GCC and of LLVM compute them in
 * different ways, while constants are folded with one rounding. A quotient counts only where all
 * three agree.
 */
final class ComplexQuotient {
  private ComplexQuotient() {}

  static Optional<ComplexNumber> agreed(ComplexNumber z, ComplexNumber w) {
    ComplexNumber gcc = LibgccQuotient.divide(z, w);
    ComplexNumber llvm = llvm(z, w);
    if (!same(gcc.re(), llvm.re()) || !same(gcc.im(), llvm.im())) {
      return Optional.empty();
    }
    boolean foldable = z.isFinite() && w.isFinite() && !(w.re().isZero() && w.im().isZero());
    return !foldable || isNearest(z, w, gcc) ? Optional.of(gcc) : Optional.empty();
  }

  private static boolean same(SoftFloat a, SoftFloat b) {
    return a.equals(b) || (a.isNan() && b.isNan());
  }

  private static boolean isNearest(ComplexNumber z, ComplexNumber w, ComplexNumber quotient) {
    Dyadic norm = Dyadic.sumOfProducts(w.re(), w.re(), w.im(), w.im());
    Dyadic re = Dyadic.sumOfProducts(z.re(), w.re(), z.im(), w.im());
    Dyadic im = Dyadic.sumOfProducts(z.im(), w.re(), z.re().negate(), w.im());
    FloatFormat format = z.format();
    return quotient.re().compare(re.dividedBy(norm, format)) == SoftFloat.Order.EQUAL
        && quotient.im().compare(im.dividedBy(norm, format)) == SoftFloat.Order.EQUAL;
  }

  /** The way of LLVM's runtime: scale the divisor by a power of two, then the textbook formula. */
  private static ComplexNumber llvm(ComplexNumber z, ComplexNumber w) {
    SoftFloat larger = w.re().compareMagnitude(w.im()) < 0 ? w.im() : w.re();
    boolean scaled = !w.isNan() && !w.isInfinite() && !larger.isZero();
    int power = scaled ? larger.leadingExponent() : 0;
    ComplexNumber v = new ComplexNumber(w.re().scale(-power), w.im().scale(-power));
    SoftFloat denominator = v.re().multiply(v.re()).add(v.im().multiply(v.im()));
    SoftFloat re = z.re().multiply(v.re()).add(z.im().multiply(v.im()));
    SoftFloat im = z.im().multiply(v.re()).subtract(z.re().multiply(v.im()));
    ComplexNumber plain =
        new ComplexNumber(
            re.divide(denominator).scale(-power), im.divide(denominator).scale(-power));
    return recovered(z, v, plain);
  }

  /** Annex G's results where the formulas give only NaNs. */
  static ComplexNumber recovered(ComplexNumber z, ComplexNumber w, ComplexNumber plain) {
    if (!plain.re().isNan() || !plain.im().isNan()) {
      return plain;
    }
    SoftFloat infinity = SoftFloat.infinity(z.format(), false);
    if (w.re().isZero() && w.im().isZero() && !(z.re().isNan() && z.im().isNan())) {
      SoftFloat signed = infinity.copySign(w.re());
      return new ComplexNumber(signed.multiply(z.re()), signed.multiply(z.im()));
    }
    if (z.isInfinite() && w.isFinite()) {
      return cross(z.boxed(), w, infinity);
    }
    if (w.isInfinite() && z.isFinite()) {
      return cross(z, w.boxed(), SoftFloat.zero(z.format(), false));
    }
    return plain;
  }

  private static ComplexNumber cross(ComplexNumber z, ComplexNumber w, SoftFloat factor) {
    SoftFloat re = z.re().multiply(w.re()).add(z.im().multiply(w.im()));
    SoftFloat im = z.im().multiply(w.re()).subtract(z.re().multiply(w.im()));
    return new ComplexNumber(factor.multiply(re), factor.multiply(im));
  }
}
