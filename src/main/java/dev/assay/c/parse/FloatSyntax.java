package dev.assay.c.parse;

import dev.assay.c.FloatKind;
import java.util.Optional;

/** The shape of floating constants. */
final class FloatSyntax {
  private FloatSyntax() {}

  /** Where the suffix of a floating constant begins, or -1 if the number is malformed. */
  static int endOfNumber(String text, boolean hex) {
    int at = hex ? 2 : 0;
    int wholeEnd = skipDigits(text, at, hex);
    int digits = wholeEnd - at;
    at = wholeEnd;
    if (at < text.length() && text.charAt(at) == '.') {
      int fractionEnd = skipDigits(text, at + 1, hex);
      digits += fractionEnd - at - 1;
      at = fractionEnd;
    }
    if (digits == 0) {
      return -1;
    }
    return exponent(text, at, hex);
  }

  private static int exponent(String text, int at, boolean hex) {
    char mark = at < text.length() ? Character.toLowerCase(text.charAt(at)) : 0;
    if (mark != (hex ? 'p' : 'e')) {
      return hex ? -1 : at;
    }
    int from = at + 1;
    if (from < text.length() && (text.charAt(from) == '+' || text.charAt(from) == '-')) {
      from++;
    }
    int end = skipDigits(text, from, false);
    return end == from ? -1 : end;
  }

  private static int skipDigits(String text, int from, boolean hex) {
    int at = from;
    while (at < text.length() && Character.digit(text.charAt(at), hex ? 16 : 10) >= 0) {
      at++;
    }
    return at;
  }

  /** The type of a lower-case suffix. */
  static Optional<FloatKind> kindOfSuffix(String suffix) {
    return switch (suffix) {
      case "", "d" -> Optional.of(FloatKind.DOUBLE);
      case "f" -> Optional.of(FloatKind.FLOAT);
      case "l", "w" -> Optional.of(FloatKind.LONG_DOUBLE);
      case "q", "f128" -> Optional.of(FloatKind.FLOAT128);
      case "f16" -> Optional.of(FloatKind.FLOAT16);
      case "bf16" -> Optional.of(FloatKind.BF16);
      case "f32" -> Optional.of(FloatKind.FLOAT32);
      case "f64" -> Optional.of(FloatKind.FLOAT64);
      case "f32x" -> Optional.of(FloatKind.FLOAT32X);
      case "f64x" -> Optional.of(FloatKind.FLOAT64X);
      default -> Optional.empty();
    };
  }
}
