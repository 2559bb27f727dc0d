package dev.assay.interpret.number;

import java.math.BigInteger;

/**
 * Reads floating constants and the subject sequences of {@code strtod}, correctly rounded at any
 * length.
 */
public final class FloatParser {
  private static final long EXPONENT_LIMIT = 1_000_000_000_000L;

  private final String text;
  private final FloatFormat format;
  private int at;

  private FloatParser(String text, int start, FloatFormat format) {
    this.text = text;
    this.at = start;
    this.format = format;
  }

  /** The value of a C constant; suffixes and digit separators are passed over. */
  public static SoftFloat literal(String spelling, FloatFormat format) {
    return parse(spelling.replace("'", ""), 0, format).value();
  }

  /** Reads as {@code strtod} does from the index on: white space, sign, number, infinity or NaN. */
  public static ParsedFloat parse(String text, int start, FloatFormat format) {
    FloatParser parser = new FloatParser(text, start, format);
    return parser.subject(start);
  }

  private ParsedFloat subject(int start) {
    while (isSpace(peek(0))) {
      at++;
    }
    boolean negative = peek(0) == '-';
    if (negative || peek(0) == '+') {
      at++;
    }
    if (startsWith("inf")) {
      at += startsWith("infinity") ? 8 : 3;
      return fits(SoftFloat.infinity(format, negative));
    }
    if (startsWith("nan")) {
      at += 3;
      return fits(nan(negative));
    }
    boolean hex = startsWith("0x") && (isDigit(peek(2), 16) || isPointBefore(3, 16));
    if (hex) {
      at += 2;
    } else if (!isDigit(peek(0), 10) && !isPointBefore(1, 10)) {
      return new ParsedFloat(SoftFloat.zero(format, false), start, ParsedFloat.Range.FITS);
    }
    return number(negative, hex ? 16 : 10);
  }

  private boolean isPointBefore(int offset, int radix) {
    return peek(offset - 1) == '.' && isDigit(peek(offset), radix);
  }

  private ParsedFloat number(boolean negative, int radix) {
    StringBuilder digits = new StringBuilder();
    readDigits(digits, radix);
    int fraction = 0;
    if (peek(0) == '.') {
      at++;
      fraction = readDigits(digits, radix);
    }
    long exponent = exponent(radix == 16 ? 'p' : 'e');
    Ratio ratio =
        radix == 16
            ? Ratio.ofHex(digits.toString(), exponent - 4L * fraction)
            : Ratio.ofDecimal(digits.toString(), exponent - fraction);
    SoftFloat value = ratio.round(format, negative);
    return new ParsedFloat(value, at, ratio.range(value));
  }

  private int readDigits(StringBuilder digits, int radix) {
    int start = at;
    while (isDigit(peek(0), radix)) {
      digits.append((char) peek(0));
      at++;
    }
    return at - start;
  }

  private long exponent(char letter) {
    int sign = peek(1) == '-' || peek(1) == '+' ? 1 : 0;
    if (Character.toLowerCase(peek(0)) != letter || !isDigit(peek(1 + sign), 10)) {
      return 0;
    }
    boolean negative = peek(1) == '-';
    at += 1 + sign;
    long value = 0;
    for (; isDigit(peek(0), 10); at++) {
      value = Math.min(value * 10 + (peek(0) - '0'), EXPONENT_LIMIT);
    }
    return negative ? -value : value;
  }

  /** {@code nan} or {@code nan(digits)}, whose number becomes the fraction as in glibc. */
  private SoftFloat nan(boolean negative) {
    SoftFloat plain = SoftFloat.quietNan(format, negative);
    int close = at + 1;
    if (peek(0) != '(') {
      return plain;
    }
    while (close < text.length() && isNanChar(text.charAt(close))) {
      close++;
    }
    if (close >= text.length() || text.charAt(close) != ')') {
      return plain;
    }
    String payload = text.substring(at + 1, close);
    at = close + 1;
    return withPayload(plain, payload);
  }

  /**
   * A quiet NaN with the fraction that a text such as {@code 0x12} names, as {@code nan()} makes
   * it.
   */
  public static SoftFloat withPayload(SoftFloat nan, String payload) {
    ParsedInteger number = IntegerParser.parse(payload, 0, 0);
    if (payload.isEmpty() || number.end() != payload.length()) {
      return nan;
    }
    int quietBit = nan.format().precision() - 2;
    BigInteger mask = BigInteger.ONE.shiftLeft(Math.min(64, quietBit)).subtract(BigInteger.ONE);
    return SoftFloat.nan(nan.format(), nan.isNegative(), number.value().and(mask).setBit(quietBit));
  }

  private static boolean isNanChar(char c) {
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }

  private ParsedFloat fits(SoftFloat value) {
    return new ParsedFloat(value, at, ParsedFloat.Range.FITS);
  }

  private boolean startsWith(String lowerCase) {
    return text.regionMatches(true, at, lowerCase, 0, lowerCase.length());
  }

  private int peek(int offset) {
    return at + offset < text.length() ? text.charAt(at + offset) : -1;
  }

  private static boolean isDigit(int c, int radix) {
    return c >= 0 && c < 128 && Character.digit(c, radix) >= 0;
  }

  private static boolean isSpace(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }
}
