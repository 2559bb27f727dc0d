package dev.assay.generate.exact.environment;

import dev.assay.c.CType;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.policy.Distribution;
import dev.assay.random.Rng;
import java.util.List;

/** Makes bit-fields by the rules of the program's language. */
final class BitFields {
  /** All that C promises; C++ takes every integer type. */
  private static final List<CType> OF_C =
      List.of(CType.INT, CType.UINT, CType.INT, CType.UINT, CType.BOOL);

  private static final int A_FEW = 8;

  private final Draft draft;
  private final Rng rng;

  BitFields(Draft draft) {
    this.draft = draft;
    this.rng = draft.rng();
  }

  TagDef.Field named(String name) {
    CType type = type();
    return Fields.bits(name, type, width(draft.layout().width(type)));
  }

  /** Padding, or of width zero: the next one starts a new unit. */
  TagDef.Field unnamed() {
    CType type = rng.pick(List.of(CType.INT, CType.UINT));
    return Fields.bits("", type, rng.chance(1, 2) ? 0 : rng.between(1, 20));
  }

  private CType type() {
    if (!draft.options().target().isCxx()) {
      return rng.pick(OF_C);
    }
    return ScalarTypes.integer(draft.policy(), rng);
  }

  private int width(int whole) {
    return switch (draft.policy().draw(Distribution.BIT_FIELD_WIDTHS, rng)) {
      case 0 -> 1;
      case 1 -> rng.between(1, Math.min(A_FEW, whole));
      case 2 -> rng.between(1, whole);
      default -> whole;
    };
  }

  /** Whether the field is one whose address can be taken. */
  static boolean hasAddress(TagDef.Field field) {
    return !field.isBitField() && !field.name().isEmpty() && !Types.isUnion(field.type());
  }
}
