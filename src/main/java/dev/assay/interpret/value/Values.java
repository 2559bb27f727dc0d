package dev.assay.interpret.value;

import dev.assay.interpret.number.ComplexNumber;
import dev.assay.interpret.number.FloatFormat;
import dev.assay.interpret.number.SoftFloat;
import java.math.BigInteger;
import java.util.Optional;

/** Conversions between boxed values of scalar representations. */
public final class Values {
  private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

  private Values() {}

  /** The mathematical value of an integer. */
  public static BigInteger integer(Object value, Repr repr) {
    if (value instanceof BigInteger big) {
      return big;
    }
    long bits = (Long) value;
    boolean unsigned = repr instanceof Repr.Address || repr instanceof Repr.Bits b && !b.signed();
    BigInteger plain = BigInteger.valueOf(bits);
    return unsigned && bits < 0 ? plain.add(TWO_64) : plain;
  }

  /** The value of an integer type that is congruent to the given one. */
  public static Object wrap(BigInteger value, Repr repr) {
    return switch (repr) {
      case Repr.Bool _ -> value.signum() == 0 ? 0L : 1L;
      case Repr.Address _ -> value.longValue();
      case Repr.Bits b when !b.isWide() -> extend(value.longValue(), b.width(), b.signed());
      case Repr.Bits b -> wrapWide(value, b);
      case Repr.Single _, Repr.Double _, Repr.Soft _, Repr.Complex _ -> notInteger(repr);
      case Repr.Lanes _, Repr.Bytes _, Repr.Nothing _ -> notInteger(repr);
    };
  }

  private static Object notInteger(Repr repr) {
    throw new IllegalArgumentException(repr + " is no integer");
  }

  private static BigInteger wrapWide(BigInteger value, Repr.Bits bits) {
    BigInteger modulus = BigInteger.ONE.shiftLeft(bits.width());
    BigInteger low = value.mod(modulus);
    return bits.signed() && low.testBit(bits.width() - 1) ? low.subtract(modulus) : low;
  }

  /** The low bits of a long, extended by sign or by zeros. */
  public static long extend(long value, int width, boolean signed) {
    int shift = 64 - width;
    return signed ? value << shift >> shift : value << shift >>> shift;
  }

  /** Whether an integer type can hold the value. */
  public static boolean fits(BigInteger value, Repr repr) {
    return integer(wrap(value, repr), repr).equals(value);
  }

  public static FloatFormat format(Repr repr) {
    return switch (repr) {
      case Repr.Single _ -> FloatFormat.BINARY32;
      case Repr.Double _ -> FloatFormat.BINARY64;
      case Repr.Soft s -> s.format();
      case Repr.Complex c -> format(c.part());
      case Repr.Bits _, Repr.Bool _, Repr.Address _ -> FloatFormat.BINARY64;
      case Repr.Lanes _, Repr.Bytes _, Repr.Nothing _ -> FloatFormat.BINARY64;
    };
  }

  /** A floating value, whatever its box, as a SoftFloat of its own format. */
  public static SoftFloat soft(Object value, Repr repr) {
    if (value instanceof SoftFloat soft) {
      return soft;
    }
    double number = (Double) value;
    return repr instanceof Repr.Single ? SoftFloat.of((float) number) : SoftFloat.of(number);
  }

  /** A SoftFloat, rounded to the representation and boxed as it wants. */
  public static Object box(SoftFloat value, Repr repr) {
    return switch (repr) {
      case Repr.Single _ -> (double) value.toFloat();
      case Repr.Double _ -> value.toDouble();
      case Repr.Soft s -> value.convert(s.format());
      case Repr.Complex c -> new ComplexNumber(value.convert(format(c)), zero(format(c)));
      case Repr.Bits _, Repr.Bool _, Repr.Address _ -> notInteger(repr);
      case Repr.Lanes _, Repr.Bytes _, Repr.Nothing _ -> notInteger(repr);
    };
  }

  public static SoftFloat zero(FloatFormat format) {
    return SoftFloat.zero(format, false);
  }

  /** Whether a scalar compares equal to zero. */
  public static boolean isZero(Object value) {
    return switch (value) {
      case Long l -> l == 0;
      case Double d -> d == 0;
      case BigInteger b -> b.signum() == 0;
      case SoftFloat s -> s.isZero();
      case ComplexNumber c -> c.re().isZero() && c.im().isZero();
      case ComplexInteger c -> c.re().signum() == 0 && c.im().signum() == 0;
      default -> throw new IllegalArgumentException("no scalar: " + value);
    };
  }

  /**
   * Converts a scalar; empty where a floating value does not fit an integer type, which C leaves
   * undefined.
   */
  public static Optional<Object> convert(Object value, Repr from, Repr to) {
    if (to instanceof Repr.Bool) {
      return Optional.of(isZero(value) ? 0L : 1L);
    }
    if (from instanceof Repr.Complex f) {
      return to instanceof Repr.Complex t
          ? complexToComplex(value, f, t)
          : convert(realPart(value, f), f.part(), to);
    }
    if (to instanceof Repr.Complex t) {
      return convert(value, from, t.part()).map(part -> complex(part, zeroOf(t.part()), t));
    }
    if (from.isIntegral()) {
      BigInteger integer = integer(value, from);
      return Optional.of(
          to.isIntegral() ? wrap(integer, to) : box(SoftFloat.of(format(to), integer), to));
    }
    SoftFloat number = soft(value, from);
    if (!to.isIntegral()) {
      return Optional.of(box(number.convert(format(to)), to));
    }
    return number.toBigInteger().filter(i -> fits(i, to)).map(i -> wrap(i, to));
  }

  private static Optional<Object> complexToComplex(
      Object value, Repr.Complex from, Repr.Complex to) {
    Optional<Object> re = convert(realPart(value, from), from.part(), to.part());
    Optional<Object> im = convert(imaginaryPart(value, from), from.part(), to.part());
    return re.flatMap(r -> im.map(i -> complex(r, i, to)));
  }

  /** A complex value of two boxed parts. */
  public static Object complex(Object re, Object im, Repr.Complex repr) {
    return repr.part().isIntegral()
        ? new ComplexInteger(integer(re, repr.part()), integer(im, repr.part()))
        : new ComplexNumber(soft(re, repr.part()), soft(im, repr.part()));
  }

  /** The real part, boxed as its type wants. */
  public static Object realPart(Object value, Repr.Complex repr) {
    return value instanceof ComplexInteger c
        ? wrap(c.re(), repr.part())
        : box(((ComplexNumber) value).re(), repr.part());
  }

  public static Object imaginaryPart(Object value, Repr.Complex repr) {
    return value instanceof ComplexInteger c
        ? wrap(c.im(), repr.part())
        : box(((ComplexNumber) value).im(), repr.part());
  }

  private static Object zeroOf(Repr part) {
    return part.isIntegral() ? wrap(BigInteger.ZERO, part) : box(zero(format(part)), part);
  }
}
