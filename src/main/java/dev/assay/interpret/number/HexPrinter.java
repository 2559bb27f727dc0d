package dev.assay.interpret.number;

import java.math.BigInteger;

/**
 * The {@code %a} form, with glibc's choice of leading digit: four bits for the x87, one for the
 * others.
 */
final class HexPrinter {
  private HexPrinter() {}

  static String body(SoftFloat value, int precision, boolean alternate) {
    FloatFormat format = value.format();
    int leadingBits = format == FloatFormat.X87 ? 4 : 1;
    int places = (format.precision() - leadingBits + 3) / 4;
    int padding = 4 * places - (format.precision() - leadingBits);
    BigInteger digits = value.significand().shiftLeft(padding);
    int exponent = value.isZero() ? 0 : value.exponent() - padding + 4 * places;
    if (precision >= 0 && precision < places) {
      digits = rounded(digits, 4 * (places - precision));
      places = precision;
      if (digits.shiftRight(4 * places).intValue() > 15) {
        digits = digits.shiftRight(4);
        exponent += 4;
      }
    }
    String fraction = fraction(digits, places);
    fraction = precision < 0 ? withoutZeros(fraction) : fraction + "0".repeat(precision - places);
    return "0x"
        + Integer.toHexString(digits.shiftRight(4 * places).intValue())
        + (fraction.isEmpty() && !alternate ? "" : ".")
        + fraction
        + (exponent < 0 ? "p-" : "p+")
        + Math.abs(exponent);
  }

  private static String fraction(BigInteger digits, int places) {
    StringBuilder out = new StringBuilder();
    for (int i = places - 1; i >= 0; i--) {
      out.append(Character.forDigit(digits.shiftRight(4 * i).intValue() & 15, 16));
    }
    return out.toString();
  }

  private static String withoutZeros(String fraction) {
    int end = fraction.length();
    while (end > 0 && fraction.charAt(end - 1) == '0') {
      end--;
    }
    return fraction.substring(0, end);
  }

  private static BigInteger rounded(BigInteger value, int drop) {
    BigInteger kept = value.shiftRight(drop);
    boolean half = value.testBit(drop - 1);
    boolean tie = half && value.getLowestSetBit() == drop - 1;
    return half && (!tie || kept.testBit(0)) ? kept.add(BigInteger.ONE) : kept;
  }
}
