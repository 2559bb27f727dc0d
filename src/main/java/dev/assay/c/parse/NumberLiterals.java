package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.c.Span;
import dev.assay.c.type.Typing;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;

/** Reads integer and floating constants and gives them their types (6.4.4). */
final class NumberLiterals {
  private final Typing typing;
  private final Reports reports;

  NumberLiterals(Typing typing, Reports reports) {
    this.typing = typing;
    this.reports = reports;
  }

  Expr parse(String spelling, Span span) {
    String text = spelling.indexOf('\'') >= 0 ? spelling.replace("'", "") : spelling;
    boolean hex = text.length() > 1 && text.charAt(0) == '0' && (text.charAt(1) | 0x20) == 'x';
    return isFloating(text, hex)
        ? floating(text, spelling, hex, span)
        : integer(text, spelling, hex, span);
  }

  private static boolean isFloating(String text, boolean hex) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.' || (hex ? c == 'p' || c == 'P' : c == 'e' || c == 'E')) {
        return true;
      }
    }
    return false;
  }

  private Expr integer(String text, String spelling, boolean hex, Span span) {
    boolean binary =
        !hex && text.length() > 1 && text.charAt(0) == '0' && (text.charAt(1) | 0x20) == 'b';
    boolean octal =
        !hex && !binary && text.length() > 1 && text.charAt(0) == '0' && isDigit(text.charAt(1));
    int radix = hex ? 16 : binary ? 2 : octal ? 8 : 10;
    int from = hex || binary ? 2 : 0;
    int end = from;
    while (end < text.length() && Character.digit(text.charAt(end), radix == 8 ? 10 : radix) >= 0) {
      end++;
    }
    if (end == from || (octal && !isOctal(text, end))) {
      return bad(spelling, "invalid digits in integer constant '" + spelling + "'", span);
    }
    var suffix = IntegerSuffix.parse(text.substring(end));
    if (suffix.isEmpty()) {
      return bad(
          spelling, "invalid suffix '" + text.substring(end) + "' on integer constant", span);
    }
    BigInteger value = value(text, from, end, radix);
    return typed(value, spelling, radix == 10, suffix.get(), span);
  }

  private static BigInteger value(String text, int from, int end, int radix) {
    if (end - from <= (radix == 2 ? 62 : 15)) {
      return BigInteger.valueOf(Long.parseLong(text, from, end, radix));
    }
    return new BigInteger(text.substring(from, end), radix);
  }

  private Expr typed(
      BigInteger value, String spelling, boolean decimal, IntegerSuffix suffix, Span span) {
    if (suffix.bitPrecise()) {
      int width =
          suffix.unsigned() ? Math.max(1, value.bitLength()) : Math.max(2, value.bitLength() + 1);
      return new Expr.IntLiteral(
          value, spelling, new CType.BitInt(width, !suffix.unsigned()), span);
    }
    if (value.bitLength() > 64) {
      reports.warning(span, "integer constant is too large for its type");
    }
    CType type = typing.literalType(value, decimal, suffix.unsigned(), suffix.longs());
    if (suffix.imaginary()) {
      return new Expr.FloatLiteral(spelling, new CType.Complex(type), span);
    }
    return new Expr.IntLiteral(value, spelling, type, span);
  }

  private Expr bad(String spelling, String message, Span span) {
    reports.error(span, message);
    return new Expr.IntLiteral(BigInteger.ZERO, spelling, CType.INT, span);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isOctal(String text, int end) {
    for (int i = 0; i < end; i++) {
      if (text.charAt(i) > '7') {
        return false;
      }
    }
    return true;
  }

  private Expr floating(String text, String spelling, boolean hex, Span span) {
    int end = FloatSyntax.endOfNumber(text, hex);
    if (end < 0) {
      return bad(spelling, "invalid floating constant '" + spelling + "'", span);
    }
    String suffix = text.substring(end).toLowerCase(Locale.ROOT);
    boolean imaginary = suffix.indexOf('i') >= 0 || suffix.indexOf('j') >= 0;
    String kindSuffix = imaginary ? suffix.replaceFirst("[ij]", "") : suffix;
    Optional<FloatKind> kind = FloatSyntax.kindOfSuffix(kindSuffix);
    if (kindSuffix.equals("df") || kindSuffix.equals("dd") || kindSuffix.equals("dl")) {
      reports.unsupported(span, "decimal floating types");
      return new Expr.FloatLiteral("0.0", CType.DOUBLE, span);
    }
    if (kind.isEmpty()) {
      return bad(
          spelling, "invalid suffix '" + text.substring(end) + "' on floating constant", span);
    }
    CType type = new CType.Floating(kind.get());
    return new Expr.FloatLiteral(spelling, imaginary ? new CType.Complex(type) : type, span);
  }
}
