package dev.assay.interpret.number;

import dev.assay.c.DataModel;
import dev.assay.c.FloatKind;

/** The binary floating formats of C's real types. */
public enum FloatFormat {
  BINARY16(11, 5),
  BFLOAT16(8, 8),
  BINARY32(24, 8),
  BINARY64(53, 11),
  /** The 80-bit format of the x87, whose integer bit is stored. */
  X87(64, 15),
  BINARY128(113, 15);

  private final int precision;
  private final int exponentBits;

  FloatFormat(int precision, int exponentBits) {
    this.precision = precision;
    this.exponentBits = exponentBits;
  }

  /** The format of a type under a data model. */
  public static FloatFormat of(FloatKind kind, DataModel model) {
    return switch (kind) {
      case FLOAT16 -> BINARY16;
      case BF16 -> BFLOAT16;
      case FLOAT, FLOAT32 -> BINARY32;
      case DOUBLE, FLOAT64, FLOAT32X -> BINARY64;
      case LONG_DOUBLE, FLOAT64X -> model.longDoubleSize() == 8 ? BINARY64 : X87;
      case FLOAT128 -> BINARY128;
    };
  }

  /** Bits of the significand, the integer bit included. */
  public int precision() {
    return precision;
  }

  /** The exponent of the largest numbers, which lie below two to the power of it plus one. */
  public int maxExponent() {
    return (1 << (exponentBits - 1)) - 1;
  }

  /** The exponent of the smallest normal number. */
  public int minExponent() {
    return 1 - maxExponent();
  }

  /** The exponent of the last bit of the smallest subnormal number. */
  public int minQuantum() {
    return minExponent() - precision + 1;
  }

  /** How many bytes hold a value; padding does not count. */
  public int bytes() {
    return (storedFractionBits() + exponentBits + 1) / 8;
  }

  int exponentBits() {
    return exponentBits;
  }

  /** The exponent field of infinities and NaNs. */
  int maxField() {
    return (1 << exponentBits) - 1;
  }

  int storedFractionBits() {
    return this == X87 ? precision : precision - 1;
  }
}
