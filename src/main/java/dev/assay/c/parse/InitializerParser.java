package dev.assay.c.parse;

import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Initializer.Designator;
import java.util.ArrayList;
import java.util.List;

/** Reads initialisers with their designators, old GNU forms included (6.7.9). */
final class InitializerParser {
  private final Unit unit;
  private final Cursor cursor;

  InitializerParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
  }

  Initializer parse() {
    return cursor.is(TokenKind.LBRACE)
        ? braces()
        : new Initializer.Value(unit.expressions.assignment());
  }

  Initializer.Braces braces() {
    int start = cursor.at();
    cursor.nest();
    cursor.expect(TokenKind.LBRACE);
    var items = new ArrayList<Initializer.Item>();
    while (!cursor.is(TokenKind.RBRACE)) {
      items.add(item());
      if (!cursor.accept(TokenKind.COMMA)) {
        break;
      }
    }
    if (!cursor.is(TokenKind.RBRACE)) {
      throw cursor.expected("',' or '}'");
    }
    cursor.advance();
    cursor.unnest();
    return new Initializer.Braces(items, cursor.spanFrom(start));
  }

  private Initializer.Item item() {
    if (cursor.is(TokenKind.IDENTIFIER) && cursor.next() == TokenKind.COLON) {
      String name = cursor.identifier().text;
      cursor.advance();
      return new Initializer.Item(List.of(new Designator.Field(name)), parse());
    }
    if (!cursor.is(TokenKind.DOT) && !cursor.is(TokenKind.LBRACKET)) {
      return new Initializer.Item(List.of(), parse());
    }
    List<Designator> designators = new ArrayList<>(2);
    while (cursor.is(TokenKind.DOT) || cursor.is(TokenKind.LBRACKET)) {
      designators.add(designator());
    }
    boolean oldForm = designators.getLast() instanceof Designator.Field;
    if (!cursor.accept(TokenKind.ASSIGN) && oldForm) {
      throw cursor.expected("'='");
    }
    return new Initializer.Item(designators, parse());
  }

  /** One step of a designator; the current token is its dot or bracket. */
  Designator designator() {
    if (cursor.accept(TokenKind.DOT)) {
      return new Designator.Field(cursor.identifier().text);
    }
    cursor.advance();
    Expr low = unit.typing.rvalue(unit.expressions.conditional());
    Designator step = new Designator.Index(low);
    if (cursor.accept(TokenKind.ELLIPSIS)) {
      step = new Designator.Range(low, unit.typing.rvalue(unit.expressions.conditional()));
    }
    cursor.expect(TokenKind.RBRACKET);
    return step;
  }
}
