package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.Attribute.Style;
import dev.assay.c.Expr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Reads attributes, GNU's and the standard's, and keeps them. */
final class AttributeParser {
  private final Unit unit;
  private final Cursor cursor;

  AttributeParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
  }

  boolean isNext() {
    return cursor.is(TokenKind.ATTRIBUTE) || unit.starts.isStandardAttribute();
  }

  /** All attributes that stand here. */
  List<Attribute> parse() {
    if (!isNext()) {
      return List.of();
    }
    var found = new ArrayList<Attribute>();
    parseInto(found);
    return found;
  }

  void parseInto(List<Attribute> found) {
    while (isNext()) {
      if (cursor.is(TokenKind.ATTRIBUTE)) {
        gnu(found);
      } else {
        standard(found);
      }
    }
  }

  private void gnu(List<Attribute> found) {
    cursor.advance();
    cursor.expect(TokenKind.LPAREN);
    cursor.expect(TokenKind.LPAREN);
    list(found, TokenKind.RPAREN, Style.GNU);
    cursor.expect(TokenKind.RPAREN);
    cursor.expect(TokenKind.RPAREN);
  }

  private void standard(List<Attribute> found) {
    cursor.advance();
    cursor.advance();
    list(found, TokenKind.RBRACKET, Style.STANDARD);
    cursor.expect(TokenKind.RBRACKET);
    cursor.expect(TokenKind.RBRACKET);
  }

  private void list(List<Attribute> found, TokenKind end, Style style) {
    while (!cursor.is(end)) {
      if (!cursor.accept(TokenKind.COMMA)) {
        found.add(one(style));
        if (!cursor.is(end) && !cursor.is(TokenKind.COMMA)) {
          throw cursor.expected("',' or " + end.inMessage());
        }
      }
    }
  }

  private Attribute one(Style style) {
    String name = plainName();
    Style used = style;
    if (cursor.accept(TokenKind.COLON_COLON)) {
      String inner = plainName();
      used = name.equals("gnu") ? Style.GNU : style;
      name = name.equals("gnu") ? inner : name + "::" + inner;
    }
    if (!cursor.is(TokenKind.LPAREN)) {
      return new Attribute(used, name, "", OptionalLong.empty());
    }
    int open = cursor.at();
    int close = cursor.matching(open);
    if (close < 0) {
      cursor.advance();
      throw cursor.expected("')'");
    }
    OptionalLong value = value(name, close);
    cursor.moveTo(close + 1);
    return new Attribute(used, name, unit.tokens.joined(open + 1, close), value);
  }

  private String plainName() {
    if (cursor.symbol() == null) {
      throw cursor.expected("attribute name");
    }
    String name = cursor.symbol().text;
    cursor.advance();
    boolean wrapped = name.length() > 4 && name.startsWith("__") && name.endsWith("__");
    return wrapped ? name.substring(2, name.length() - 2) : name;
  }

  private OptionalLong value(String name, int close) {
    cursor.advance();
    boolean number = cursor.is(TokenKind.NUMBER) && cursor.at() + 1 == close;
    boolean evaluated =
        switch (name) {
          case "aligned", "vector_size", "ext_vector_type", "warn_if_not_aligned" -> true;
          default -> number;
        };
    if (!evaluated || cursor.at() == close) {
      return OptionalLong.empty();
    }
    Expr expr = unit.expressions.conditional();
    return unit.typing
        .constants()
        .integer(expr)
        .filter(v -> v.bitLength() < 63)
        .map(BigInteger::longValue)
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }
}
