package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.DataModel;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import java.math.BigInteger;
import java.util.List;

/** Reads character constants and string literals and gives them their types (6.4.4.4, 6.4.5). */
final class StringLiterals {
  private final DataModel model;
  private final Standard standard;
  private final Reports reports;

  StringLiterals(DataModel model, Standard standard, Reports reports) {
    this.model = model;
    this.standard = standard;
    this.reports = reports;
  }

  /** One literal from its adjacent pieces. */
  Expr.StringLiteral string(List<String> pieces, Span span) {
    Encoding encoding = common(pieces, span);
    var value = new StringBuilder();
    for (String piece : pieces) {
      decode(piece, encoding, value, span);
    }
    String text = value.toString();
    long count = encoding.bits(model) == 32 ? text.codePointCount(0, text.length()) : text.length();
    CType type =
        new CType.Array(
            encoding.elementType(model, standard), new CType.ArraySize.Fixed(count + 1));
    return new Expr.StringLiteral(pieces, text, type, span);
  }

  private Encoding common(List<String> pieces, Span span) {
    Encoding common = Encoding.PLAIN;
    for (String piece : pieces) {
      Encoding encoding = Encoding.of(piece);
      if (common == Encoding.PLAIN) {
        common = encoding;
      } else if (encoding != Encoding.PLAIN && encoding != common) {
        reports.error(span, "unsupported non-standard concatenation of string literals");
      }
    }
    return common;
  }

  private void decode(String piece, Encoding encoding, StringBuilder value, Span span) {
    int from = Encoding.of(piece).prefixLength() + 1;
    var escapes = new Escapes(piece, from, piece.length() - 1, reports, span);
    while (escapes.hasNext()) {
      long unit = escapes.next();
      if (!escapes.wasRaw()) {
        append(value, encoding, (int) unit);
      } else {
        checkRange(unit, encoding, span);
        appendRaw(value, encoding, unit);
      }
    }
  }

  private static void append(StringBuilder value, Encoding encoding, int point) {
    if (encoding.isNarrow()) {
      Escapes.appendUtf8(value, point);
    } else {
      value.appendCodePoint(point);
    }
  }

  private void appendRaw(StringBuilder value, Encoding encoding, long unit) {
    if (encoding.isNarrow()) {
      value.append((char) (unit & 0xFF));
    } else if (encoding.bits(model) == 16) {
      value.append((char) unit);
    } else if (unit <= Character.MAX_CODE_POINT) {
      value.appendCodePoint((int) unit);
    } else {
      value.append('\uFFFD');
    }
  }

  private void checkRange(long unit, Encoding encoding, Span span) {
    if (unit >>> encoding.bits(model) != 0) {
      reports.warning(span, "escape sequence out of range");
    }
  }

  Expr character(String text, Span span) {
    Encoding encoding = Encoding.of(text);
    var escapes = new Escapes(text, encoding.prefixLength() + 1, text.length() - 1, reports, span);
    if (!escapes.hasNext()) {
      reports.error(span, "empty character constant");
      return new Expr.CharLiteral(BigInteger.ZERO, text, CType.INT, span);
    }
    return encoding.isNarrow()
        ? narrow(text, encoding, escapes, span)
        : wide(text, encoding, escapes, span);
  }

  private Expr narrow(String text, Encoding encoding, Escapes escapes, Span span) {
    var bytes = new StringBuilder();
    while (escapes.hasNext()) {
      long unit = escapes.next();
      if (escapes.wasRaw()) {
        checkRange(unit, encoding, span);
        bytes.append((char) (unit & 0xFF));
      } else {
        Escapes.appendUtf8(bytes, (int) unit);
      }
    }
    if (encoding == Encoding.UTF8) {
      CType type = encoding.elementType(model, standard);
      return new Expr.CharLiteral(BigInteger.valueOf(bytes.charAt(0)), text, type, span);
    }
    if (bytes.length() > 4) {
      reports.warning(span, "character constant too long for its type");
    }
    return new Expr.CharLiteral(BigInteger.valueOf(narrowValue(bytes)), text, CType.INT, span);
  }

  private int narrowValue(StringBuilder bytes) {
    if (bytes.length() == 1) {
      return model.charIsSigned() ? (byte) bytes.charAt(0) : bytes.charAt(0);
    }
    int value = 0;
    for (int i = 0; i < bytes.length(); i++) {
      value = value << 8 | bytes.charAt(i);
    }
    return value;
  }

  private Expr wide(String text, Encoding encoding, Escapes escapes, Span span) {
    long value = 0;
    int count = 0;
    while (escapes.hasNext()) {
      value = escapes.next();
      count++;
      if (escapes.wasRaw()) {
        checkRange(value, encoding, span);
      }
    }
    if (count > 1) {
      reports.warning(span, "character constant too long for its type");
    }
    CType type = encoding.elementType(model, standard);
    boolean signed = type instanceof CType.Int i && i.kind().isSigned(model);
    long masked = value & ((1L << encoding.bits(model)) - 1);
    long result = signed ? (int) masked : masked;
    return new Expr.CharLiteral(BigInteger.valueOf(result), text, type, span);
  }
}
