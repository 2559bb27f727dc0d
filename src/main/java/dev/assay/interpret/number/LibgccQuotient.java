package dev.assay.interpret.number;

/** The quotient of complex numbers as {@code __divdc3} and its kin of GCC's runtime compute it. */
final class LibgccQuotient {
  private LibgccQuotient() {}

  static ComplexNumber divide(ComplexNumber z, ComplexNumber w) {
    return switch (z.format()) {
      case BINARY16, BFLOAT16 -> ComplexQuotient.recovered(z, w, wide(z, w, FloatFormat.BINARY32));
      case BINARY32 -> ComplexQuotient.recovered(z, w, wide(z, w, FloatFormat.BINARY64));
      case BINARY64, X87, BINARY128 -> scaled(z, w);
    };
  }

  /** The textbook formula in a format with exponents to spare. */
  private static ComplexNumber wide(ComplexNumber narrowZ, ComplexNumber narrowW, FloatFormat to) {
    ComplexNumber z = narrowZ.convert(to);
    ComplexNumber w = narrowW.convert(to);
    SoftFloat denominator = w.re().multiply(w.re()).add(w.im().multiply(w.im()));
    SoftFloat re = z.re().multiply(w.re()).add(z.im().multiply(w.im()));
    SoftFloat im = z.im().multiply(w.re()).subtract(z.re().multiply(w.im()));
    return new ComplexNumber(re.divide(denominator), im.divide(denominator))
        .convert(narrowZ.format());
  }

  /** Scales first; the recovery from NaNs then sees the scaled numbers, as in the original. */
  private static ComplexNumber scaled(ComplexNumber z, ComplexNumber w) {
    int power = scale(z, isBelow(w.re(), w.im()) ? w.im() : w.re());
    ComplexNumber dividend = new ComplexNumber(z.re().scale(power), z.im().scale(power));
    ComplexNumber divisor = new ComplexNumber(w.re().scale(power), w.im().scale(power));
    return ComplexQuotient.recovered(dividend, divisor, smith(dividend, divisor));
  }

  /** Smith's method: the larger part of the divisor decides the order. */
  private static ComplexNumber smith(ComplexNumber z, ComplexNumber w) {
    boolean swapped = isBelow(w.re(), w.im());
    SoftFloat big = swapped ? w.im() : w.re();
    SoftFloat small = swapped ? w.re() : w.im();
    SoftFloat a = z.re();
    SoftFloat b = z.im();
    SoftFloat ratio = small.divide(big);
    SoftFloat denominator = small.multiply(ratio).add(big);
    boolean direct = isBelow(leastNormal(z.format()), ratio);
    SoftFloat aRatio = direct ? a.multiply(ratio) : small.multiply(a.divide(big));
    SoftFloat bRatio = direct ? b.multiply(ratio) : small.multiply(b.divide(big));
    SoftFloat re = swapped ? aRatio.add(b) : bRatio.add(a);
    SoftFloat im = swapped ? bRatio.subtract(a) : b.subtract(aRatio);
    return new ComplexNumber(re.divide(denominator), im.divide(denominator));
  }

  /** The power of two that keeps the steps from overflow and underflow. */
  private static int scale(ComplexNumber z, SoftFloat big) {
    FloatFormat format = z.format();
    int power = 0;
    SoftFloat half = halfLargest(format);
    SoftFloat bigger = big;
    ComplexNumber number = z;
    if (!big.isNan() && big.compareMagnitude(half) >= 0) {
      power = -1;
      bigger = big.scale(-1);
      number = new ComplexNumber(z.re().scale(-1), z.im().scale(-1));
    }
    int up = format.precision() - 1;
    if (isBelow(bigger, SoftFloat.of(format, 1).scale(-up))) {
      return power + up;
    }
    SoftFloat least = leastNormal(format);
    SoftFloat room = half.scale(-up);
    boolean smallRe = isBelow(number.re(), least) && isBelow(number.im(), room);
    boolean smallIm = isBelow(number.im(), least) && isBelow(number.re(), room);
    return (smallRe || smallIm) && isBelow(bigger, room) ? power + up : power;
  }

  private static boolean isBelow(SoftFloat a, SoftFloat b) {
    return !a.isNan() && !b.isNan() && a.compareMagnitude(b) < 0;
  }

  private static SoftFloat leastNormal(FloatFormat format) {
    return SoftFloat.of(format, 1).scale(format.minExponent());
  }

  private static SoftFloat halfLargest(FloatFormat format) {
    SoftFloat infinity = SoftFloat.infinity(format, false);
    return infinity.nextAfter(SoftFloat.zero(format, false)).scale(-1);
  }
}
