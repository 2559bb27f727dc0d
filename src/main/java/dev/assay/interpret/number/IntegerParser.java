package dev.assay.interpret.number;

import java.math.BigInteger;

/** Reads the subject sequences of {@code strtol} in bases 2 to 36, and 0 for C's prefixes. */
public final class IntegerParser {
  private IntegerParser() {}

  /** Reads from the index on; white space and a sign may come first. */
  public static ParsedInteger parse(String text, int start, int base) {
    int at = start;
    while (at < text.length() && isSpace(text.charAt(at))) {
      at++;
    }
    boolean negative = at < text.length() && text.charAt(at) == '-';
    if (negative || (at < text.length() && text.charAt(at) == '+')) {
      at++;
    }
    int radix = base;
    if ((base == 0 || base == 16) && hasHexPrefix(text, at)) {
      at += 2;
      radix = 16;
    } else if (base == 0) {
      radix = digit(text, at, 10) == 0 ? 8 : 10;
    }
    int end = at;
    while (digit(text, end, radix) >= 0) {
      end++;
    }
    if (end == at) {
      return new ParsedInteger(BigInteger.ZERO, false, start);
    }
    return new ParsedInteger(new BigInteger(text.substring(at, end), radix), negative, end);
  }

  private static boolean hasHexPrefix(String text, int at) {
    return text.regionMatches(true, at, "0x", 0, 2) && digit(text, at + 2, 16) >= 0;
  }

  private static int digit(String text, int at, int radix) {
    return at < text.length() && text.charAt(at) < 128
        ? Character.digit(text.charAt(at), radix)
        : -1;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }
}
