package dev.assay.mutate.changing;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.CType.ArraySize;
import dev.assay.c.Decl;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.TagDef.Field;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.changing.RecordInitializers.Form;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Predicate;

/** Other shapes of one struct or union with which the program stays valid. */
final class RecordShapes {
  private static final List<CType> ADDED =
      List.of(
          CType.CHAR,
          new CType.Int(IntKind.SHORT),
          CType.INT,
          CType.LONG,
          CType.FLOAT,
          CType.DOUBLE,
          new CType.Array(CType.CHAR, new ArraySize.Fixed(3)));

  private static final List<Long> ALIGNMENTS = List.of(1L, 2L, 4L, 8L, 16L, 32L, 64L);

  private final TagDef.RecordDef definition;
  private final Form form;
  private final Records records;
  private final Subject subject;
  private final FreshNames names;
  private final Rng rng;
  private final List<Change> all = new ArrayList<>();

  RecordShapes(
      TagDef.RecordDef definition, Records records, Subject subject, FreshNames names, Rng rng) {
    this.definition = definition;
    this.form = records.initialized(definition);
    this.records = records;
    this.subject = subject;
    this.names = names;
    this.rng = rng;
  }

  /** One of each kind that is possible. */
  List<Change> all() {
    reordered();
    grown();
    bitField();
    narrowed();
    attributed();
    otherKind();
    return all;
  }

  private void shape(String what, List<Field> fields, List<Attribute> attributes) {
    var by =
        new TagDef.RecordDef(
            definition.tag(), fields, definition.pack(), attributes, definition.span());
    all.add(
        new Change(
            definition.tag() + " " + what, List.of(new Replacement.OfTag(definition.tag(), by))));
  }

  private boolean hasOpenArray() {
    return definition.fields().stream()
        .anyMatch(f ->
            Types.unqualified(f.type()) instanceof CType.Array a
                && (a.size() instanceof ArraySize.Unknown
                    || a.size().equals(new ArraySize.Fixed(0))));
  }

  private boolean isInOrder() {
    return form.compareTo(Form.IN_ORDER) >= 0;
  }

  private void reordered() {
    if (definition.fields().size() > 1 && !isInOrder() && !hasOpenArray()) {
      List<Field> shuffled = rng.shuffled(definition.fields());
      if (!shuffled.equals(definition.fields())) {
        shape("in another order", shuffled, definition.attributes());
      }
    }
  }

  private void grown() {
    if (form == Form.FLAT || hasOpenArray()) {
      return;
    }
    int width = rng.chance(1, 3) ? rng.between(1, 31) : 0;
    CType type = width > 0 ? CType.UINT : rng.pick(ADDED);
    var added =
        new Field(
            names.next("m"),
            type,
            width > 0 ? OptionalInt.of(width) : OptionalInt.empty(),
            OptionalInt.empty(),
            List.of(),
            Span.NONE);
    var fields = new ArrayList<>(definition.fields());
    fields.add(isInOrder() ? fields.size() : rng.between(0, fields.size()), added);
    shape("with " + added.name(), fields, definition.attributes());
  }

  private void bitField() {
    replaced(
        f ->
            !f.isBitField()
                && isPlainInteger(f.type())
                && f.alignas().isEmpty()
                && f.attributes().isEmpty()
                && !records.isUsedOtherwise(f.name()),
        "as a bit-field");
  }

  private void narrowed() {
    replaced(
        f ->
            f.isBitField()
                && !f.name().isEmpty()
                && Types.isInteger(f.type())
                && subject.layout().width(f.type()) > 1,
        "of another width");
  }

  private void replaced(Predicate<Field> suits, String what) {
    List<Field> fitting = definition.fields().stream().filter(suits).toList();
    if (fitting.isEmpty()) {
      return;
    }
    Field f = rng.pick(fitting);
    int width = rng.between(1, subject.layout().width(f.type()));
    var by =
        new Field(f.name(), f.type(), OptionalInt.of(width), f.alignas(), f.attributes(), f.span());
    var fields = new ArrayList<>(definition.fields());
    Collections.replaceAll(fields, f, by);
    shape("with " + f.name() + " " + what, fields, definition.attributes());
  }

  private static boolean isPlainInteger(CType type) {
    return Types.unqualified(type) instanceof CType.Int(IntKind kind)
        && kind.rank() <= IntKind.LLONG.rank()
        && !Types.qualifiers(type).isAtomic();
  }

  private void attributed() {
    List<Attribute> others =
        definition.attributes().stream()
            .filter(a -> !a.name().equals("packed") && !a.name().equals("aligned"))
            .toList();
    if (others.size() < definition.attributes().size() && !subject.conservative()) {
      shape("without packed or aligned", definition.fields(), others);
    }
    long alignment = rng.pick(ALIGNMENTS);
    var with = new ArrayList<>(others);
    with.add(
        new Attribute(
            Attribute.Style.GNU, "aligned", Long.toString(alignment), OptionalLong.of(alignment)));
    shape("aligned to " + alignment, definition.fields(), with);
    if (!subject.conservative()) {
      var packed = new ArrayList<>(rng.nextBoolean() ? with : others);
      packed.add(new Attribute(Attribute.Style.GNU, "packed", "", OptionalLong.empty()));
      shape("packed", definition.fields(), packed);
    }
  }

  private void otherKind() {
    Tag tag = definition.tag();
    boolean fits =
        definition.isUnion() ? !records.isCastTo(definition) && form != Form.FLAT : !isInOrder();
    if (tag.isAnonymous()
        || !fits
        || hasOpenArray()
        || subject.conservative()
        || definition.fields().isEmpty()) {
      return;
    }
    var other =
        new Tag(definition.isUnion() ? Tag.Kind.STRUCT : Tag.Kind.UNION, tag.name(), tag.ordinal());
    var replacements = new ArrayList<Replacement>();
    replacements.add(
        new Replacement.OfTag(
            tag,
            new TagDef.RecordDef(
                other,
                definition.fields(),
                definition.pack(),
                definition.attributes(),
                definition.span())));
    replacements.add(new Replacement.OfType(new CType.Record(tag), new CType.Record(other)));
    Walk.over(
        subject.program(),
        new Visitor() {
          @Override
          public void decl(Decl decl) {
            if (decl instanceof Decl.TagDeclaration d && d.tag().equals(tag)) {
              replacements.add(Replacement.of(decl, new Decl.TagDeclaration(other, d.span())));
            }
          }
        });
    all.add(new Change(tag + " becomes a " + other.kind().keyword(), replacements));
  }
}
