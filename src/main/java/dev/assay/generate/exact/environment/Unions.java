package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.generate.exact.Draft;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes unions whose members all cover the same bytes with unsigned numbers: what one stores, C
 * lets another read.
 */
final class Unions {
  private static final List<IntKind> KINDS =
      List.of(IntKind.UCHAR, IntKind.USHORT, IntKind.UINT, IntKind.ULONG, IntKind.ULLONG);

  private final Draft draft;
  private final Rng rng;
  private final List<CType> made = new ArrayList<>();

  Unions(Draft draft) {
    this.draft = draft;
    this.rng = draft.rng();
  }

  /** A new union, or one that is there. */
  CType union() {
    if (!made.isEmpty() && rng.chance(1, 2)) {
      return rng.pick(made);
    }
    int size = rng.pick(List.of(2, 4, 8, 8, 16));
    var fields = new ArrayList<TagDef.Field>();
    for (IntKind kind : rng.shuffled(KINDS)) {
      int own = draft.layout().model().sizeOf(kind);
      if (own <= size && (fields.size() < 2 || rng.chance(1, 2))) {
        fields.add(Fields.plain("u" + fields.size(), covering(new CType.Int(kind), size / own)));
      }
    }
    var tag = new Tag(Tag.Kind.UNION, draft.names().fresh("U"), 0);
    var definition = new TagDef.RecordDef(tag, fields, 0, List.of(), Span.NONE);
    draft.tags().define(definition);
    draft.types().add(new Decl.TagDefinition(definition));
    CType type = new CType.Record(tag);
    made.add(type);
    return type;
  }

  private static CType covering(CType element, int count) {
    return count == 1 ? element : new CType.Array(element, new CType.ArraySize.Fixed(count));
  }
}
