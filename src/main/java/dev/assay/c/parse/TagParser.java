package dev.assay.c.parse;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads struct, union and enum specifiers and takes their definitions out (6.7.2.1 to 6.7.2.3). */
final class TagParser {
  /** A tag whose body is being read. */
  private static final class Open {
    final Tag tag;
    final boolean known;
    final int hoistIndex;
    boolean neededInside;

    Open(Tag tag, boolean known, int hoistIndex) {
      this.tag = tag;
      this.known = known;
      this.hoistIndex = hoistIndex;
    }
  }

  private final Unit unit;
  private final Cursor cursor;
  private final AnonymousTags anonymous;
  private final FieldParser fields;
  private final EnumParser enums;
  private final List<Open> open = new ArrayList<>();

  TagParser(Unit unit) {
    this.unit = unit;
    this.cursor = unit.cursor;
    this.anonymous = new AnonymousTags(cursor);
    this.fields = new FieldParser(unit);
    this.enums = new EnumParser(unit);
  }

  /** Forgets bodies that a syntax error left open. */
  void reset() {
    open.clear();
  }

  CType parse(Specifiers found, Place place) {
    Tag.Kind kind = kind();
    int start = cursor.at();
    cursor.advance();
    List<Attribute> attributes = new ArrayList<>(unit.attributes.parse());
    Symbol name = cursor.is(TokenKind.IDENTIFIER) ? cursor.identifier() : null;
    Optional<CType> fixed = kind == Tag.Kind.ENUM ? enums.fixedType(place) : Optional.empty();
    if (!cursor.is(TokenKind.LBRACE)) {
      if (name == null) {
        throw cursor.expected("identifier or '{'");
      }
      found.tag = reference(kind, name, fixed, place, cursor.spanFrom(start), found);
    } else {
      found.definesTag = true;
      found.tag = definition(kind, name, fixed, attributes, found, place, start);
    }
    return kind == Tag.Kind.ENUM ? new CType.Enum(found.tag) : new CType.Record(found.tag);
  }

  private Tag.Kind kind() {
    return switch (cursor.kind()) {
      case STRUCT -> Tag.Kind.STRUCT;
      case UNION -> Tag.Kind.UNION;
      default -> Tag.Kind.ENUM;
    };
  }

  private Tag reference(
      Tag.Kind kind, Symbol name, Optional<CType> fixed, Place place, Span span, Specifiers found) {
    boolean declaresOnly =
        cursor.is(TokenKind.SEMICOLON) && place == Place.DECLARATION && found.qualifiers.isEmpty();
    TagBinding visible = declaresOnly ? unit.scopes.tagHere(name) : name.tag;
    if (visible != null && visible.tag().kind() == kind) {
      noteUse(visible.tag());
      return visible.tag();
    }
    if (visible != null) {
      unit.reports.error(span, "'" + name + "' defined as wrong kind of tag");
    }
    Tag tag = unit.tags.create(kind, name.text);
    unit.scopes.bindTag(name, new TagBinding(tag, unit.scopes.depth()));
    if (kind == Tag.Kind.ENUM && (fixed.isPresent() || !unit.standard.gnu())) {
      enums.declareOpaque(tag, fixed, span, unit);
    }
    return tag;
  }

  /** An outer type that is named inside a body which moves before it must be declared first. */
  private void noteUse(Tag tag) {
    for (int i = open.size() - 2; i >= 0; i--) {
      if (open.get(i).tag == tag) {
        open.get(i).neededInside = true;
      }
    }
  }

  private Tag definition(
      Tag.Kind kind,
      Symbol name,
      Optional<CType> fixed,
      List<Attribute> attributes,
      Specifiers found,
      Place place,
      int start) {
    boolean alone = anonymous.standsAlone();
    boolean inline = name == null && anonymous.staysInline(found, place);
    TagBinding before = name == null ? null : unit.scopes.tagHere(name);
    // Types without a tag are numbered when they end: taking others out of them changes nothing.
    boolean late = inline && kind != Tag.Kind.ENUM;
    Tag opened =
        late
            ? new Tag(kind, "", -1 - open.size())
            : inline ? unit.tags.create(kind, "") : tagToDefine(kind, name, before, start);
    var body = new Open(opened, before != null, unit.hoisting.size());
    open.add(body);
    cursor.nest();
    TagDef definition =
        kind == Tag.Kind.ENUM
            ? enums.body(opened, fixed, attributes, start)
            : fields.body(opened, attributes, start);
    cursor.unnest();
    open.removeLast();
    Tag tag = late ? unit.tags.create(kind, "") : opened;
    if (definition instanceof TagDef.RecordDef r && late) {
      definition = new TagDef.RecordDef(tag, r.fields(), r.pack(), r.attributes(), r.span());
    }
    unit.tags.define(definition);
    boolean member = place == Place.FIELD && kind != Tag.Kind.ENUM;
    if (!inline || (alone && !member)) {
      hoist(body, definition);
    }
    return tag;
  }

  private void hoist(Open body, TagDef definition) {
    if (body.neededInside && !body.known && body.hoistIndex < unit.hoisting.size()) {
      unit.hoisting.insert(body.hoistIndex, new Decl.TagDeclaration(body.tag, definition.span()));
    }
    unit.hoisting.add(new Decl.TagDefinition(definition));
  }

  private Tag tagToDefine(Tag.Kind kind, Symbol name, TagBinding before, int start) {
    if (name == null) {
      return unit.tags.createFresh(kind, "anon");
    }
    if (before != null && before.tag().kind() == kind && !isDefinedOrOpen(before.tag())) {
      return before.tag();
    }
    if (before != null) {
      String message =
          before.tag().kind() == kind
              ? "redefinition of '" + before.tag() + "'"
              : "'" + name + "' defined as wrong kind of tag";
      unit.reports.error(cursor.spanFrom(start), message);
    }
    boolean leavesScope = unit.scopes.depth() != unit.hoisting.depth();
    Tag tag =
        leavesScope ? unit.tags.createFresh(kind, name.text) : unit.tags.create(kind, name.text);
    unit.scopes.bindTag(name, new TagBinding(tag, unit.scopes.depth()));
    return tag;
  }

  private boolean isDefinedOrOpen(Tag tag) {
    return open.stream().anyMatch(o -> o.tag == tag)
        || unit.tags.definition(tag).filter(d -> !EnumParser.isOpaque(d)).isPresent();
  }
}
