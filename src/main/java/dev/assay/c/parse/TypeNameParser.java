package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.Span;

/** Reads type names: the types in casts, {@code sizeof} and the like (6.7.7). */
final class TypeNameParser {
  private final Unit unit;

  TypeNameParser(Unit unit) {
    this.unit = unit;
  }

  CType parse() {
    int start = unit.cursor.at();
    Specifiers specifiers = unit.specifiers.parse(Place.TYPE_NAME);
    if (unit.cursor.is(TokenKind.RPAREN)
        && specifiers.attributes.isEmpty()
        && specifiers.alignas.isEmpty()) {
      return specifiers.type;
    }
    Declarator declarator = unit.declarators.parse(DeclaratorParser.Naming.FORBIDDEN);
    unit.attributes.parseInto(specifiers.attributes);
    Span span = unit.cursor.spanFrom(start);
    CType base = unit.typeAttributes.applyToBase(specifiers.type, specifiers.attributes, span);
    specifiers.alignas.ifPresent(value -> specifiers.attributes.add(TypeAttributes.aligned(value)));
    CType wrapped = unit.typeAttributes.wrapAll(base, specifiers.attributes);
    return unit.declarators.build(wrapped, declarator.derivations(), span);
  }
}
