package dev.assay.c.parse;

import dev.assay.c.Span;
import java.nio.charset.StandardCharsets;

/** Decodes the text between quotes: escapes, universal character names and source characters. */
final class Escapes {
  private final String text;
  private final int end;
  private final Reports reports;
  private final Span span;
  private int at;

  /** Whether the last unit was a numeric escape: one element's value, not a character to encode. */
  private boolean raw;

  Escapes(String text, int from, int end, Reports reports, Span span) {
    this.text = text;
    this.at = from;
    this.end = end;
    this.reports = reports;
    this.span = span;
  }

  boolean hasNext() {
    skipSplices();
    return at < end;
  }

  boolean wasRaw() {
    return raw;
  }

  /** The next character or element value. */
  long next() {
    raw = false;
    char c = text.charAt(at);
    if (c == '\\' && at + 1 < end) {
      at++;
      return escape();
    }
    int point = text.codePointAt(at);
    at += Character.charCount(point);
    if (point >= 0xDC80 && point <= 0xDCFF) {
      raw = true;
      return (long) point - 0xDC00;
    }
    return point;
  }

  private void skipSplices() {
    while (at + 1 < end && text.charAt(at) == '\\' && isNewline(at + 1)) {
      at += text.charAt(at + 1) == '\r' && at + 2 < end && text.charAt(at + 2) == '\n' ? 3 : 2;
    }
  }

  private boolean isNewline(int index) {
    return text.charAt(index) == '\n' || text.charAt(index) == '\r';
  }

  private long escape() {
    char c = text.charAt(at);
    at++;
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'a' -> 7;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'v' -> 11;
      case 'e', 'E' -> 27;
      case '\\', '\'', '"', '?' -> c;
      case 'x' -> digits(16, Integer.MAX_VALUE);
      case 'u' -> universal(4);
      case 'U' -> universal(8);
      case '0', '1', '2', '3', '4', '5', '6', '7' -> {
        at--;
        yield digits(8, 3);
      }
      default -> {
        reports.warning(span, "unknown escape sequence: '\\" + c + "'");
        yield c;
      }
    };
  }

  private long digits(int radix, int most) {
    long value = 0;
    int count = 0;
    while (at < end && count < most && Character.digit(text.charAt(at), radix) >= 0) {
      value = (value * radix + Character.digit(text.charAt(at), radix)) & 0xFFFFFFFFFFL;
      at++;
      count++;
    }
    if (count == 0) {
      reports.error(span, "\\x used with no following hex digits");
    }
    raw = true;
    return value;
  }

  private long universal(int length) {
    long value = 0;
    int count = 0;
    while (at < end && count < length && Character.digit(text.charAt(at), 16) >= 0) {
      value = value * 16 + Character.digit(text.charAt(at), 16);
      at++;
      count++;
    }
    if (count < length || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) {
      reports.error(span, "invalid universal character name");
      return '?';
    }
    return value;
  }

  /** Appends a character as its UTF-8 bytes, one char each. */
  static void appendUtf8(StringBuilder bytes, int point) {
    if (point < 0x80) {
      bytes.append((char) point);
      return;
    }
    for (byte b : Character.toString(point).getBytes(StandardCharsets.UTF_8)) {
      bytes.append((char) (b & 0xFF));
    }
  }
}
