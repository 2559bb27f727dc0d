package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.IntKind;
import dev.assay.c.Span;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The bytes of a value as another type, through a union; C++ does not allow that. */
final class UnionPunningKind implements ExpressionKind {
  private static final Tag TAG = new Tag(Tag.Kind.UNION, "pun", 0);
  private static final int BYTES = 8;
  private static final List<IntKind> PARTS =
      List.of(
          IntKind.LLONG, IntKind.UCHAR, IntKind.SCHAR, IntKind.SHORT, IntKind.USHORT, IntKind.INT);

  @Override
  public Feature feature() {
    return Feature.UNION_PUNNING;
  }

  @Override
  public boolean fits(Spot spot) {
    return !spot.draft().options().target().isCxx();
  }

  /** {@code ((union pun){x}).part[i]}. */
  @Override
  public Expr make(Spot spot, Expressions expressions) {
    define(spot.draft());
    Expr value = expressions.integer(spot.deeper());
    var item = new Initializer.Item(List.of(), new Initializer.Value(value));
    Expr union =
        spot.typing()
            .compoundLiteral(
                new CType.Record(TAG), new Initializer.Braces(List.of(item), Span.NONE), Span.NONE);
    int part = spot.rng().nextInt(PARTS.size());
    Expr array = spot.typing().member(union, "m" + part, false, Span.NONE);
    Expr index = Constants.literal(spot.rng().nextLong(count(spot.draft(), part)), CType.INT);
    return spot.typing().index(array, index, Span.NONE);
  }

  private static long count(Draft draft, int part) {
    return BYTES / draft.layout().model().sizeOf(PARTS.get(part));
  }

  private static void define(Draft draft) {
    if (draft.tags().definition(TAG).isPresent()) {
      return;
    }
    var fields = new ArrayList<TagDef.Field>();
    fields.add(field("whole", new CType.Int(IntKind.ULLONG)));
    for (int i = 0; i < PARTS.size(); i++) {
      CType element = new CType.Int(PARTS.get(i));
      fields.add(
          field("m" + i, new CType.Array(element, new CType.ArraySize.Fixed(count(draft, i)))));
    }
    var definition = new TagDef.RecordDef(TAG, fields, 0, List.of(), Span.NONE);
    draft.tags().define(definition);
    draft.types().add(new Decl.TagDefinition(definition));
  }

  private static TagDef.Field field(String name, CType type) {
    return new TagDef.Field(
        name, type, OptionalInt.empty(), OptionalInt.empty(), List.of(), Span.NONE);
  }
}
