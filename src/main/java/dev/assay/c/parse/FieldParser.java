package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Reads the bodies of structs and unions (6.7.2.1). */
final class FieldParser {
  private final Unit unit;
  private final Cursor cursor;

  FieldParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
  }

  TagDef.RecordDef body(Tag tag, List<Attribute> attributes, int start) {
    cursor.expect(TokenKind.LBRACE);
    var fields = new ArrayList<TagDef.Field>();
    var names = new HashSet<String>();
    while (!cursor.is(TokenKind.RBRACE)) {
      if (cursor.is(TokenKind.STATIC_ASSERT)) {
        unit.declarations.staticAssert();
      } else if (!cursor.accept(TokenKind.SEMICOLON)) {
        declaration(fields, names);
      }
    }
    int pack = unit.tokens.packAt(cursor.at());
    cursor.expect(TokenKind.RBRACE);
    unit.attributes.parseInto(attributes);
    return new TagDef.RecordDef(tag, fields, pack, attributes, cursor.spanFrom(start));
  }

  private void declaration(List<TagDef.Field> fields, Set<String> names) {
    int start = cursor.at();
    Specifiers specifiers = unit.specifiers.parse(Place.FIELD);
    if (cursor.is(TokenKind.SEMICOLON) || cursor.is(TokenKind.RBRACE)) {
      unnamed(specifiers, fields, names, start);
    } else {
      do {
        fields.add(declarator(specifiers, names, start));
      } while (cursor.accept(TokenKind.COMMA));
    }
    if (!cursor.is(TokenKind.RBRACE)) {
      cursor.expect(TokenKind.SEMICOLON);
    }
  }

  /** A struct or union without a tag is a member; anything else declares nothing. */
  private void unnamed(
      Specifiers specifiers, List<TagDef.Field> fields, Set<String> names, int start) {
    Tag tag = specifiers.tag;
    if (tag == null || tag.kind() == Tag.Kind.ENUM || !tag.isAnonymous()) {
      if (!specifiers.definesTag) {
        unit.reports.warning(cursor.spanFrom(start), "declaration does not declare anything");
      }
      return;
    }
    Span span = cursor.spanFrom(start);
    unit.tags.record(tag).ifPresent(inner -> addInnerNames(inner, names));
    fields.add(
        new TagDef.Field(
            "",
            specifiers.type,
            OptionalInt.empty(),
            alignas(specifiers.alignas),
            specifiers.attributes,
            span));
  }

  private void addInnerNames(TagDef.RecordDef inner, Set<String> names) {
    for (TagDef.Field field : inner.fields()) {
      if (!field.name().isEmpty()) {
        addName(field.name(), names, field.span());
      } else if (Types.unqualified(field.type()) instanceof CType.Record r) {
        unit.tags.record(r.tag()).ifPresent(deeper -> addInnerNames(deeper, names));
      }
    }
  }

  private void addName(String name, Set<String> names, Span span) {
    if (!names.add(name)) {
      unit.reports.error(span, "duplicate member '" + name + "'");
    }
  }

  private TagDef.Field declarator(Specifiers specifiers, Set<String> names, int start) {
    List<Attribute> attributes = new ArrayList<>(specifiers.attributes);
    unit.attributes.parseInto(attributes);
    Declarator declarator =
        cursor.is(TokenKind.COLON)
            ? Declarator.NONE
            : unit.declarators.parse(DeclaratorParser.Naming.REQUIRED);
    Optional<Expr> width = Optional.empty();
    if (cursor.accept(TokenKind.COLON)) {
      width = Optional.of(unit.expressions.conditional());
    }
    unit.attributes.parseInto(attributes);
    Span span = cursor.spanFrom(start);
    CType base = unit.typeAttributes.applyToBase(specifiers.type, attributes, span);
    CType type = unit.declarators.build(base, declarator.derivations(), span);
    String name = declarator.name() == null ? "" : declarator.name().text;
    if (!name.isEmpty()) {
      addName(name, names, span);
    }
    checkType(name, type, span);
    OptionalInt bits = width.map(w -> bitWidth(name, type, w)).orElse(OptionalInt.empty());
    return new TagDef.Field(
        name,
        type,
        bits,
        alignas(specifiers.alignas),
        unit.typeAttributes.remaining(attributes),
        span);
  }

  private static OptionalInt alignas(OptionalLong value) {
    return value.isPresent() ? OptionalInt.of((int) value.getAsLong()) : OptionalInt.empty();
  }

  private void checkType(String name, CType type, Span span) {
    if (Types.isFunction(type)) {
      unit.reports.error(span, "field '" + name + "' declared as a function");
    } else if (!Types.isArray(type) && !unit.typing.layout().isComplete(type)) {
      unit.reports.error(span, "field '" + name + "' has incomplete type");
    }
  }

  private OptionalInt bitWidth(String name, CType type, Expr width) {
    Optional<BigInteger> value = unit.typing.constants().integer(width);
    String what = name.isEmpty() ? "anonymous bit-field" : "bit-field '" + name + "'";
    if (value.isEmpty()) {
      unit.reports.error(width.span(), what + " width not an integer constant");
      return OptionalInt.of(1);
    }
    if (!Types.isInteger(type)) {
      unit.reports.error(width.span(), what + " has invalid type");
      return OptionalInt.of(1);
    }
    int bits = value.get().bitLength() > 31 ? Integer.MAX_VALUE : value.get().intValue();
    int most = Types.isBool(type) ? 1 : unit.typing.layout().width(type);
    if (bits < 0) {
      unit.reports.error(width.span(), "negative width in " + what);
    } else if (bits > most) {
      unit.reports.error(width.span(), "width of " + what + " exceeds its type");
    } else if (bits == 0 && !name.isEmpty()) {
      unit.reports.error(width.span(), "zero width for " + what);
    } else {
      return OptionalInt.of(bits);
    }
    return OptionalInt.of(1);
  }
}
