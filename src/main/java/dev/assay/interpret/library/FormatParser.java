package dev.assay.interpret.library;

import dev.assay.interpret.library.FormatSpec.Amount;
import dev.assay.interpret.library.FormatSpec.Length;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Takes formats of the printf and scanf families apart. */
final class FormatParser {
  private static final Amount NO_AMOUNT = new Amount.None();
  private static final List<Length> LONGEST_FIRST =
      Stream.of(Length.values())
          .sorted(Comparator.comparingInt((Length l) -> -l.spelling().length()))
          .toList();

  private final String format;
  private final String conversions;
  private final boolean scan;
  private int at;

  private FormatParser(String format, boolean scan) {
    this.format = format;
    this.scan = scan;
    this.conversions = scan ? "diouxXbaAeEfFgGcsSCpn%[" : "diouxXbBcsSCpnaAeEfFgGm%";
  }

  static List<FormatPiece> printf(String format) {
    return new FormatParser(format, false).pieces();
  }

  static List<FormatPiece> scanf(String format) {
    return new FormatParser(format, true).pieces();
  }

  private List<FormatPiece> pieces() {
    List<FormatPiece> pieces = new ArrayList<>();
    while (at < format.length()) {
      int percent = format.indexOf('%', at);
      int end = percent < 0 ? format.length() : percent;
      if (end > at) {
        pieces.add(new FormatPiece.Plain(format.substring(at, end)));
        at = end;
      } else {
        pieces.add(specification());
      }
    }
    return pieces;
  }

  private FormatPiece specification() {
    int start = at++;
    int position = position();
    String letters = span(scan ? "*'" : "-+ #0'");
    Amount width = amount();
    Amount precision = NO_AMOUNT;
    if (!scan && peek() == '.') {
      at++;
      precision = amount();
      precision = precision instanceof Amount.None ? new Amount.Fixed(0) : precision;
    }
    Length length = length();
    char conversion = peek();
    if (conversion == 0 || conversions.indexOf(conversion) < 0) {
      at = Math.min(at + 1, format.length());
      return new FormatPiece.Invalid(format.substring(start, at));
    }
    at++;
    String set = conversion == '[' ? set() : "";
    if (set == null) {
      return new FormatPiece.Invalid(format.substring(start));
    }
    String text = format.substring(start, at);
    // In scanf the star suppresses assignment; it travels as the flag '-'.
    var flags = FormatSpec.Flags.of(scan ? letters.replace('*', '-') : letters);
    return new FormatSpec(position, flags, width, precision, length, conversion, set, text);
  }

  /** {@code n$}, or 0. */
  private int position() {
    int start = at;
    int number = number();
    if (number > 0 && peek() == '$') {
      at++;
      return number;
    }
    at = start;
    return 0;
  }

  private Amount amount() {
    if (!scan && peek() == '*') {
      at++;
      return new Amount.Star(position());
    }
    int start = at;
    int number = number();
    return at == start ? NO_AMOUNT : new Amount.Fixed(number);
  }

  private int number() {
    long value = 0;
    while (Characters.isDigit(peek())) {
      value = Math.min(value * 10 + peek() - '0', Integer.MAX_VALUE);
      at++;
    }
    return (int) value;
  }

  private Length length() {
    for (Length length : LONGEST_FIRST) {
      if (format.startsWith(length.spelling(), at)) {
        at += length.spelling().length();
        return length;
      }
    }
    return Length.NONE;
  }

  /** The characters of {@code %[}, with a leading {@code ^} if it was given; null without end. */
  private String set() {
    int start = at;
    if (peek() == '^') {
      at++;
    }
    // A bracket that comes first belongs to the set.
    int end = format.indexOf(']', at + 1);
    if (end < 0) {
      return null;
    }
    at = end + 1;
    return format.substring(start, end);
  }

  private String span(String letters) {
    int start = at;
    while (peek() != 0 && letters.indexOf(peek()) >= 0) {
      at++;
    }
    return format.substring(start, at);
  }

  private char peek() {
    return at < format.length() ? format.charAt(at) : 0;
  }
}
