package dev.assay.interpret.number;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/** Bit patterns of a format, chosen so that the special cases come up often. */
final class RandomBits {
  private RandomBits() {}

  static SoftFloat next(FloatFormat format, RandomGenerator random) {
    boolean negative = random.nextBoolean();
    return switch (random.nextInt(16)) {
      case 0 -> SoftFloat.zero(format, negative);
      case 1 -> SoftFloat.infinity(format, negative);
      case 2 -> nan(format, negative, random);
      case 3 -> exponent(format, negative, random, 0);
      case 4 -> exponent(format, negative, random, 1 + random.nextInt(3));
      case 5 -> exponent(format, negative, random, format.maxField() - 1 - random.nextInt(3));
      case 6 -> SoftFloat.of(format, random.nextInt(-20, 20));
      case 7, 8, 9, 10, 11 -> nearOne(format, negative, random);
      default -> exponent(format, negative, random, random.nextInt(format.maxField()));
    };
  }

  private static SoftFloat nan(FloatFormat format, boolean negative, RandomGenerator random) {
    BigInteger fraction = significand(format.precision() - 1, random);
    return SoftFloat.nan(format, negative, fraction.setBit(random.nextInt(format.precision() - 1)));
  }

  private static SoftFloat nearOne(FloatFormat format, boolean negative, RandomGenerator random) {
    int spread = Math.min(format.maxField() / 2 - 1, 2 * format.precision());
    int bias = format.maxField() / 2;
    int field = bias + random.nextInt(-spread, spread + 1);
    return exponent(format, negative, random, Math.clamp(field, 1, format.maxField() - 1));
  }

  private static SoftFloat exponent(
      FloatFormat format, boolean negative, RandomGenerator random, int field) {
    BigInteger significand = significand(format.precision() - 1, random);
    int exponent = Math.max(field, 1) - 1 + format.minQuantum();
    BigInteger full = field == 0 ? significand : significand.setBit(format.precision() - 1);
    return SoftFloat.finite(format, negative, full, exponent);
  }

  /** Random bits, often few of them or runs of ones, so that ties and carries happen. */
  private static BigInteger significand(int bits, RandomGenerator random) {
    byte[] bytes = new byte[(bits + 7) / 8];
    random.nextBytes(bytes);
    BigInteger mask = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
    BigInteger value = new BigInteger(1, bytes).and(mask);
    return switch (random.nextInt(4)) {
      case 0 -> value.and(mask.shiftLeft(random.nextInt(bits)).and(mask));
      case 1 -> value.or(mask.shiftRight(random.nextInt(bits)));
      default -> value;
    };
  }
}
