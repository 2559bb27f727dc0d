package dev.assay.generate.grammar.environment;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Sketch;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Draws structs and unions, with bit-fields, nested ones, and packed ones. */
final class Records {
  private static final int MOST_FIELDS = 5;
  private static final List<IntKind> BIT_FIELDS =
      List.of(IntKind.INT, IntKind.UINT, IntKind.UINT, IntKind.LONG, IntKind.USHORT, IntKind.BOOL);

  private Records() {}

  static CType struct(Sketch sketch, int depth) {
    return record(sketch, Tag.Kind.STRUCT, "S", depth);
  }

  static CType union(Sketch sketch, int depth) {
    return record(sketch, Tag.Kind.UNION, "U", depth);
  }

  private static CType record(Sketch sketch, Tag.Kind kind, String prefix, int depth) {
    List<CType> made = made(sketch, kind);
    if (!made.isEmpty() && sketch.rng().chance(1, 2)) {
      return sketch.rng().pick(made);
    }
    var fields = new ArrayList<TagDef.Field>();
    int count = sketch.rng().between(1, MOST_FIELDS);
    for (int i = 0; i < count; i++) {
      fields.add(
          sketch.rng().chance(1, 4) ? bitField(sketch, "f" + i) : field(sketch, "f" + i, depth));
    }
    var tag = new Tag(kind, sketch.names().fresh(prefix), 0);
    List<Attribute> attributes = sketch.rng().chance(1, 8) ? List.of(packed()) : List.of();
    var definition = new TagDef.RecordDef(tag, fields, 0, attributes, Span.NONE);
    sketch.tags().define(definition);
    sketch.types().add(new Decl.TagDefinition(definition));
    return new CType.Record(tag);
  }

  private static Attribute packed() {
    return new Attribute(Attribute.Style.GNU, "packed", "", OptionalLong.empty());
  }

  private static List<CType> made(Sketch sketch, Tag.Kind kind) {
    return sketch.types().stream()
        .filter(d -> d instanceof Decl.TagDefinition(TagDef.RecordDef r) && r.tag().kind() == kind)
        .map(d -> (CType) new CType.Record(((Decl.TagDefinition) d).definition().tag()))
        .toList();
  }

  private static TagDef.Field field(Sketch sketch, String name, int depth) {
    CType type =
        depth > 0 ? DrawnTypes.object(sketch, depth - 1) : ScalarTypes.integer(sketch, depth);
    // Atomic members of packed structs are a matter of dispute among compilers.
    CType plain = Types.qualifiers(type).isAtomic() ? Types.unqualified(type) : type;
    return new TagDef.Field(
        name, plain, OptionalInt.empty(), OptionalInt.empty(), List.of(), Span.NONE);
  }

  private static TagDef.Field bitField(Sketch sketch, String name) {
    Rng rng = sketch.rng();
    IntKind kind = rng.pick(BIT_FIELDS);
    int most = kind == IntKind.BOOL ? 1 : sketch.typing().layout().width(new CType.Int(kind));
    int width = rng.between(1, rng.nextBoolean() ? Math.min(most, 7) : most);
    return new TagDef.Field(
        name,
        new CType.Int(kind),
        OptionalInt.of(width),
        OptionalInt.empty(),
        List.of(),
        Span.NONE);
  }
}
