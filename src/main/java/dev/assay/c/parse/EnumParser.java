package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Enumerations;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the bodies of enums (6.7.2.2). */
final class EnumParser {
  private final Unit unit;
  private final Cursor cursor;

  EnumParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
  }

  /** C23's {@code : type} after the tag; in a struct a colon may also begin a bit-field's width. */
  Optional<CType> fixedType(Place place) {
    if (!cursor.is(TokenKind.COLON) || !unit.starts.isTypeAt(1)) {
      return Optional.empty();
    }
    cursor.advance();
    Span span = cursor.span();
    CType type = unit.specifiers.parse(place == Place.FIELD ? Place.FIELD : Place.TYPE_NAME).type;
    if (!Types.isInteger(type)) {
      unit.reports.error(span, "underlying type of an enum must be an integer type");
      return Optional.of(CType.INT);
    }
    return Optional.of(type);
  }

  void declareOpaque(Tag tag, Optional<CType> fixed, Span span, Unit where) {
    fixed.ifPresent(type ->
        where.tags.define(new TagDef.EnumDef(tag, List.of(), fixed, type, List.of(), span)));
  }

  /** Whether the definition only states an underlying type. */
  static boolean isOpaque(TagDef definition) {
    return definition instanceof TagDef.EnumDef e
        && e.fixed().isPresent()
        && e.enumerators().isEmpty();
  }

  TagDef.EnumDef body(Tag tag, Optional<CType> fixed, List<Attribute> attributes, int start) {
    cursor.expect(TokenKind.LBRACE);
    fixed.ifPresent(type -> declareOpaque(tag, fixed, cursor.span(), unit));
    var enumerators = new ArrayList<TagDef.Enumerator>();
    var symbols = new ArrayList<Symbol>();
    BigInteger next = BigInteger.ZERO;
    while (!cursor.is(TokenKind.RBRACE)) {
      symbols.add(cursor.symbol());
      TagDef.Enumerator enumerator = enumerator(next, fixed);
      enumerators.add(enumerator);
      next = enumerator.value().add(BigInteger.ONE);
      if (!cursor.accept(TokenKind.COMMA)) {
        break;
      }
    }
    if (enumerators.isEmpty()) {
      throw cursor.expected("identifier");
    }
    cursor.expect(TokenKind.RBRACE);
    unit.attributes.parseInto(attributes);
    List<BigInteger> values = enumerators.stream().map(TagDef.Enumerator::value).toList();
    CType underlying =
        Enumerations.underlying(values, fixed, Attribute.has(attributes, "packed"), unit.model);
    rebind(symbols, enumerators, fixed, underlying);
    return new TagDef.EnumDef(
        tag, enumerators, fixed, underlying, attributes, cursor.spanFrom(start));
  }

  private TagDef.Enumerator enumerator(BigInteger next, Optional<CType> fixed) {
    int start = cursor.at();
    Symbol symbol = cursor.identifier();
    unit.attributes.parse();
    Optional<Expr> expression = Optional.empty();
    BigInteger value = next;
    if (cursor.accept(TokenKind.ASSIGN)) {
      Expr expr = unit.typing.rvalue(unit.expressions.conditional());
      expression = Optional.of(expr);
      Optional<BigInteger> given = unit.typing.constants().integer(expr);
      if (given.isEmpty() || !Types.isInteger(expr.type())) {
        unit.reports.error(
            expr.span(), "enumerator value for '" + symbol + "' is not an integer constant");
      }
      value = given.orElse(next);
    }
    Span span = cursor.spanFrom(start);
    Binding before = unit.scopes.here(symbol);
    if (before != null) {
      String what =
          before instanceof Binding.Constant
              ? "redeclaration of enumerator '"
              : "redeclaration of '";
      unit.reports.error(span, what + symbol + "'");
    }
    CType type = Enumerations.constantType(value, fixed, largeType(value));
    unit.scopes.bind(symbol, new Binding.Constant(value, type, unit.scopes.depth(), span));
    return new TagDef.Enumerator(symbol.text, expression, value, span);
  }

  private CType largeType(BigInteger value) {
    return Enumerations.underlying(List.of(value), Optional.empty(), false, unit.model);
  }

  /**
   * After the closing brace a constant that doesn't fit {@code int} has the enum's integer type.
   */
  private void rebind(
      List<Symbol> symbols,
      List<TagDef.Enumerator> enumerators,
      Optional<CType> fixed,
      CType underlying) {
    for (int i = 0; i < symbols.size(); i++) {
      TagDef.Enumerator e = enumerators.get(i);
      CType type = Enumerations.constantType(e.value(), fixed, underlying);
      Symbol symbol = symbols.get(i);
      if (symbol.binding instanceof Binding.Constant c && !c.type().equals(type)) {
        unit.scopes.bind(
            symbol, new Binding.Constant(e.value(), type, unit.scopes.depth(), e.span()));
      }
    }
  }
}
