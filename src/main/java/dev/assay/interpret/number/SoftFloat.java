package dev.assay.interpret.number;

import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;

/**
 * A floating number of any {@link FloatFormat}, with operations rounded to nearest, ties to even.
 *
 * <p>A finite number is {@code ±significand · 2^exponent}. Its significand has as many bits as the
 * format's precision, fewer only when subnormal (then the exponent is the format's least). The
 * significand of a NaN holds its fraction bits, the highest of which says that it is quiet. Binary
 * operations expect operands of one format.
 */
public final class SoftFloat {
  /** What sort of number it is. */
  public enum Kind {
    ZERO,
    SUBNORMAL,
    NORMAL,
    INFINITE,
    NAN
  }

  /** How two numbers compare. */
  public enum Order {
    LESS,
    EQUAL,
    GREATER,
    UNORDERED
  }

  private final FloatFormat format;
  private final Kind kind;
  private final boolean negative;
  private final BigInteger significand;
  private final int exponent;

  private SoftFloat(
      FloatFormat format, Kind kind, boolean negative, BigInteger significand, int exponent) {
    this.format = format;
    this.kind = kind;
    this.negative = negative;
    this.significand = significand;
    this.exponent = exponent;
  }

  public static SoftFloat zero(FloatFormat format, boolean negative) {
    return new SoftFloat(format, Kind.ZERO, negative, BigInteger.ZERO, format.minQuantum());
  }

  public static SoftFloat infinity(FloatFormat format, boolean negative) {
    return new SoftFloat(format, Kind.INFINITE, negative, BigInteger.ZERO, 0);
  }

  /** A NaN of the fraction bits, of which the highest makes it quiet. */
  public static SoftFloat nan(FloatFormat format, boolean negative, BigInteger fraction) {
    return new SoftFloat(format, Kind.NAN, negative, fraction, 0);
  }

  /** The quiet NaN with an otherwise empty fraction. */
  public static SoftFloat quietNan(FloatFormat format, boolean negative) {
    return nan(format, negative, BigInteger.ONE.shiftLeft(format.precision() - 2));
  }

  /** The NaN that x86 makes of an invalid operation. */
  public static SoftFloat defaultNan(FloatFormat format) {
    return quietNan(format, true);
  }

  /** A finite number that is already rounded: its parts must be as the class describes. */
  static SoftFloat finite(
      FloatFormat format, boolean negative, BigInteger significand, int exponent) {
    if (significand.signum() == 0) {
      return zero(format, negative);
    }
    boolean normal = significand.bitLength() == format.precision();
    return new SoftFloat(
        format, normal ? Kind.NORMAL : Kind.SUBNORMAL, negative, significand, exponent);
  }

  /** The nearest number to {@code ±significand · 2^exponent}. */
  public static SoftFloat round(
      FloatFormat format, boolean negative, BigInteger significand, long exponent) {
    return Rounding.nearest(format, negative, significand, exponent, false);
  }

  public static SoftFloat of(FloatFormat format, long value) {
    return of(format, BigInteger.valueOf(value));
  }

  public static SoftFloat ofUnsigned(FloatFormat format, long value) {
    return of(format, new BigInteger(Long.toUnsignedString(value)));
  }

  public static SoftFloat of(FloatFormat format, BigInteger value) {
    return round(format, value.signum() < 0, value.abs(), 0);
  }

  /** The number a {@code double} is, in its own format. */
  public static SoftFloat of(double value) {
    return Encoding.ofBits(
        FloatFormat.BINARY64,
        new BigInteger(Long.toUnsignedString(Double.doubleToRawLongBits(value))));
  }

  /** The number a {@code float} is, in its own format. */
  public static SoftFloat of(float value) {
    return Encoding.ofBits(
        FloatFormat.BINARY32,
        BigInteger.valueOf(Integer.toUnsignedLong(Float.floatToRawIntBits(value))));
  }

  /** The number a {@code double} is, rounded to the format. */
  public static SoftFloat of(FloatFormat format, double value) {
    return of(value).convert(format);
  }

  /** Reads {@code format.bytes()} bytes; empty for the encodings that the x87 holds invalid. */
  public static Optional<SoftFloat> decode(
      FloatFormat format, byte[] bytes, int offset, boolean bigEndian) {
    return Encoding.decode(format, bytes, offset, bigEndian);
  }

  /** The {@code format.bytes()} bytes of this number. */
  public byte[] encode(boolean bigEndian) {
    return Encoding.encode(this, bigEndian);
  }

  /** The bits of this number's encoding as an unsigned integer. */
  public BigInteger bits() {
    return Encoding.bits(this);
  }

  public FloatFormat format() {
    return format;
  }

  public Kind kind() {
    return kind;
  }

  /** The sign bit. */
  public boolean isNegative() {
    return negative;
  }

  public boolean isZero() {
    return kind == Kind.ZERO;
  }

  public boolean isNan() {
    return kind == Kind.NAN;
  }

  public boolean isInfinite() {
    return kind == Kind.INFINITE;
  }

  public boolean isFinite() {
    return kind != Kind.NAN && kind != Kind.INFINITE;
  }

  public boolean isSignalling() {
    return kind == Kind.NAN && !significand.testBit(format.precision() - 2);
  }

  /** This NaN with its quiet bit cleared; a fraction that would be empty gets its next bit. */
  public SoftFloat signalling() {
    BigInteger fraction = significand.clearBit(format.precision() - 2);
    boolean empty = fraction.signum() == 0;
    return nan(format, negative, empty ? fraction.setBit(format.precision() - 3) : fraction);
  }

  BigInteger significand() {
    return significand;
  }

  int exponent() {
    return exponent;
  }

  public SoftFloat negate() {
    return withSign(!negative);
  }

  public SoftFloat abs() {
    return withSign(false);
  }

  public SoftFloat copySign(SoftFloat sign) {
    return withSign(sign.negative);
  }

  SoftFloat withSign(boolean sign) {
    return sign == negative ? this : new SoftFloat(format, kind, sign, significand, exponent);
  }

  public SoftFloat add(SoftFloat other) {
    return Arithmetic.add(this, other);
  }

  public SoftFloat subtract(SoftFloat other) {
    return Arithmetic.subtract(this, other);
  }

  public SoftFloat multiply(SoftFloat other) {
    return Arithmetic.multiply(this, other);
  }

  public SoftFloat divide(SoftFloat other) {
    return Arithmetic.divide(this, other);
  }

  /** {@code this · factor + addend}, rounded once. */
  public SoftFloat fma(SoftFloat factor, SoftFloat addend) {
    return Arithmetic.fma(this, factor, addend);
  }

  public SoftFloat sqrt() {
    return Arithmetic.sqrt(this);
  }

  /** C's {@code fmod}. */
  public SoftFloat fmod(SoftFloat divisor) {
    return Remainders.fmod(this, divisor);
  }

  /** IEEE's remainder, C's {@code remainder}. */
  public SoftFloat remainder(SoftFloat divisor) {
    return Remainders.remquo(this, divisor).remainder();
  }

  /** The remainder with the low three bits of the quotient and its sign. */
  public Remainders.Remquo remquo(SoftFloat divisor) {
    return Remainders.remquo(this, divisor);
  }

  /** The integer near this number that the mode picks; a NaN or infinity stays. */
  public SoftFloat toIntegral(IntegralMode mode) {
    return Integral.round(this, mode);
  }

  /** The integer part towards zero; empty for NaN and infinities. */
  public Optional<BigInteger> toBigInteger() {
    return isFinite() ? Optional.of(Integral.truncated(this)) : Optional.empty();
  }

  /**
   * This number in another format, rounded; NaNs become quiet and keep the high bits of their
   * fraction.
   */
  public SoftFloat convert(FloatFormat target) {
    return Rounding.convert(this, target);
  }

  public double toDouble() {
    return Double.longBitsToDouble(convert(FloatFormat.BINARY64).bits().longValue());
  }

  public float toFloat() {
    return Float.intBitsToFloat(convert(FloatFormat.BINARY32).bits().intValue());
  }

  /** {@code this · 2^n}. */
  public SoftFloat scale(long n) {
    return Scaling.scale(this, n);
  }

  /** C's {@code frexp}. */
  public Scaling.Fraction frexp() {
    return Scaling.frexp(this);
  }

  /** The exponent of the leading bit of a finite number that is not zero. */
  public int leadingExponent() {
    return exponent + significand.bitLength() - 1;
  }

  /** C's {@code nextafter}. */
  public SoftFloat nextAfter(SoftFloat toward) {
    return Scaling.nextAfter(this, toward);
  }

  /** How this number compares to one of the same format. */
  public Order compare(SoftFloat other) {
    if (isNan() || other.isNan()) {
      return Order.UNORDERED;
    }
    int order = Integer.compare(signum(), other.signum());
    if (order == 0 && signum() != 0) {
      order = negative ? other.compareMagnitude(this) : compareMagnitude(other);
    }
    return order < 0 ? Order.LESS : order > 0 ? Order.GREATER : Order.EQUAL;
  }

  private int signum() {
    return isZero() ? 0 : negative ? -1 : 1;
  }

  int compareMagnitude(SoftFloat other) {
    if (isInfinite() || other.isInfinite()) {
      return Boolean.compare(isInfinite(), other.isInfinite());
    }
    if (isZero() || other.isZero()) {
      return Boolean.compare(other.isZero(), isZero());
    }
    int order = Integer.compare(leadingExponent(), other.leadingExponent());
    return order != 0 ? order : Rounding.compareAligned(this, other);
  }

  /** Whether kind, sign and bits are the same; unlike C's {@code ==}, NaNs equal themselves. */
  @Override
  public boolean equals(Object other) {
    return other instanceof SoftFloat f
        && format == f.format
        && kind == f.kind
        && negative == f.negative
        && exponent == f.exponent
        && significand.equals(f.significand);
  }

  @Override
  public int hashCode() {
    return Objects.hash(format, kind, negative, significand, exponent);
  }

  /** The shortest hexadecimal form, as {@code %a} writes it. */
  @Override
  public String toString() {
    return (negative ? "-" : "") + FloatPrinter.body(this, 'a', -1, false);
  }
}
