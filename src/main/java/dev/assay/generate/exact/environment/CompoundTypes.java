package dev.assay.generate.exact.environment;

import dev.assay.c.Attribute;
import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.Parameter;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The structs of a program; each may have members of those made before. */
final class CompoundTypes {
  private static final int MOST_MEMBERS = 9;
  private static final int LARGEST_MEMBER = 64;
  private static final int LARGEST = 160;

  private final Draft draft;
  private final TypeFeatures features;
  private final ScalarTypes scalars;
  private final Rng rng;
  private final List<CType> structs = new ArrayList<>();
  private final List<CType> numbersOnly = new ArrayList<>();

  CompoundTypes(Draft draft, TypeFeatures features, ScalarTypes scalars) {
    this.draft = draft;
    this.features = features;
    this.scalars = scalars;
    this.rng = draft.rng();
  }

  /** A new struct, or one that is there. */
  CType struct() {
    boolean fresh =
        structs.isEmpty()
            || structs.size() < draft.policy().value(Parameter.STRUCT_TYPES)
                && draft.policy().draw(Distribution.COMPOUND_TYPES, rng) == 0;
    if (!fresh) {
      return rng.pick(structs);
    }
    TagDef.RecordDef definition = definition();
    draft.tags().define(definition);
    draft.types().add(new Decl.TagDefinition(definition));
    CType type = Typedefs.perhaps(draft, features, new CType.Record(definition.tag()));
    structs.add(type);
    if (!Shapes.hasPointers(type, draft.tags())) {
      numbersOnly.add(type);
    }
    return type;
  }

  private TagDef.RecordDef definition() {
    var tag = new Tag(Tag.Kind.STRUCT, draft.names().fresh("S"), 0);
    var fields = new ArrayList<TagDef.Field>();
    var bits = new BitFields(draft);
    int count = rng.between(1, MOST_MEMBERS);
    long size = 0;
    for (int i = 0; i < count && size < LARGEST; i++) {
      TagDef.Field field = field("m" + i, bits);
      size += draft.layout().sizeOf(field.type()).orElseThrow();
      fields.add(field);
      boolean padding = features.has(Feature.UNNAMED_BIT_FIELD) && rng.chance(1, 6);
      if (field.isBitField() && padding) {
        fields.add(bits.unnamed());
      }
    }
    return new TagDef.RecordDef(tag, fields, 0, attributes(fields), Span.NONE);
  }

  private TagDef.Field field(String name, BitFields bits) {
    return switch (draft.policy().draw(Distribution.STRUCT_MEMBERS, rng)) {
      case 0 -> Fields.plain(name, Typedefs.perhaps(draft, features, scalars.integer()));
      case 1 -> bits.named(name);
      case 2 -> Fields.plain(name, scalars.floating().orElseGet(scalars::integer));
      case 3 -> Fields.plain(name, array());
      case 4 -> Fields.plain(name, earlier().orElseGet(scalars::integer));
      default -> Fields.plain(name, new CType.Pointer(scalars.integer()));
    };
  }

  private CType array() {
    CType element = rng.chance(1, 4) ? earlier().orElseGet(scalars::integer) : scalars.integer();
    long size = draft.layout().sizeOf(element).orElseThrow();
    int most = Math.clamp(LARGEST_MEMBER / size, 1, 8);
    return new CType.Array(element, new CType.ArraySize.Fixed(rng.between(1, most)));
  }

  private Optional<CType> earlier() {
    List<CType> fitting =
        numbersOnly.stream()
            .filter(t -> draft.layout().sizeOf(t).orElseThrow() <= LARGEST_MEMBER)
            .toList();
    return fitting.isEmpty() ? Optional.empty() : Optional.of(rng.pick(fitting));
  }

  private List<Attribute> attributes(List<TagDef.Field> fields) {
    // Compilers disagree about aligned members of packed structs.
    boolean simple = fields.stream().allMatch(f -> Types.isScalar(f.type()));
    if (features.has(Feature.PACKED) && simple && rng.chance(1, 2)) {
      return List.of(Fields.attribute("packed"));
    }
    return features.has(Feature.ALIGNED) && rng.chance(1, 5)
        ? List.of(Fields.attribute("aligned", 1L << rng.between(2, 5)))
        : List.of();
  }
}
