package dev.assay.interpret.number;

import java.math.BigInteger;
import java.util.Optional;

/** The bits and bytes of floating numbers. */
final class Encoding {
  private Encoding() {}

  static Optional<SoftFloat> decode(
      FloatFormat format, byte[] bytes, int offset, boolean bigEndian) {
    int size = format.bytes();
    byte[] ordered = new byte[size];
    for (int i = 0; i < size; i++) {
      ordered[i] = bytes[offset + (bigEndian ? i : size - 1 - i)];
    }
    BigInteger bits = new BigInteger(1, ordered);
    return isInvalid(format, bits) ? Optional.empty() : Optional.of(ofBits(format, bits));
  }

  /**
   * Unnormals, pseudo-infinities and pseudo-NaNs: a large exponent field without the integer bit.
   */
  private static boolean isInvalid(FloatFormat format, BigInteger bits) {
    return format == FloatFormat.X87 && field(format, bits) != 0 && !bits.testBit(63);
  }

  private static int field(FloatFormat format, BigInteger bits) {
    return bits.shiftRight(format.storedFractionBits()).intValue() & format.maxField();
  }

  static SoftFloat ofBits(FloatFormat format, BigInteger bits) {
    int stored = format.storedFractionBits();
    boolean negative = bits.testBit(stored + format.exponentBits());
    int field = field(format, bits);
    BigInteger fraction = bits.and(ones(stored));
    if (field == format.maxField()) {
      BigInteger payload = fraction.and(ones(format.precision() - 1));
      return payload.signum() == 0
          ? SoftFloat.infinity(format, negative)
          : SoftFloat.nan(format, negative, payload);
    }
    BigInteger significand = field == 0 ? fraction : fraction.setBit(format.precision() - 1);
    int exponent = Math.max(field, 1) - 1 + format.minQuantum();
    return SoftFloat.finite(format, negative, significand, exponent);
  }

  static BigInteger bits(SoftFloat value) {
    FloatFormat format = value.format();
    int integerBit = format.precision() - 1;
    BigInteger fraction = value.significand();
    int field =
        switch (value.kind()) {
          case ZERO, SUBNORMAL -> 0;
          case NORMAL -> value.exponent() - format.minQuantum() + 1;
          case INFINITE, NAN -> format.maxField();
        };
    if (format == FloatFormat.X87 && field != 0) {
      fraction = fraction.setBit(integerBit);
    } else if (format != FloatFormat.X87) {
      fraction = fraction.clearBit(integerBit);
    }
    int stored = format.storedFractionBits();
    BigInteger result = BigInteger.valueOf(field).shiftLeft(stored).or(fraction);
    return value.isNegative() ? result.setBit(stored + format.exponentBits()) : result;
  }

  static byte[] encode(SoftFloat value, boolean bigEndian) {
    BigInteger bits = bits(value);
    int size = value.format().bytes();
    byte[] result = new byte[size];
    for (int i = 0; i < size; i++) {
      result[bigEndian ? size - 1 - i : i] = bits.shiftRight(8 * i).byteValue();
    }
    return result;
  }

  private static BigInteger ones(int count) {
    return BigInteger.ONE.shiftLeft(count).subtract(BigInteger.ONE);
  }
}
