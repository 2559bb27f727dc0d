package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.c.type.Types;
import dev.assay.generate.exact.Draft;
import dev.assay.generate.exact.Spot;
import java.util.ArrayList;
import java.util.List;

/** Draws enumeration constants. */
final class Enumerators {
  private Enumerators() {}

  /** All enums of a program. */
  static List<TagDef.EnumDef> all(Draft draft) {
    var result = new ArrayList<TagDef.EnumDef>();
    for (TagDef definition : draft.tags().table().definitions().values()) {
      if (definition instanceof TagDef.EnumDef e && !e.enumerators().isEmpty()) {
        result.add(e);
      }
    }
    return result;
  }

  /** A constant of an enum, as a value of that enum. */
  static Expr of(Spot spot, CType type) {
    var tag = ((CType.Enum) Types.unqualified(type)).tag();
    Expr constant = of(spot, spot.draft().tags().enumeration(tag).orElseThrow());
    return spot.typing().cast(Types.unqualified(type), constant, Span.NONE);
  }

  static Expr of(Spot spot, TagDef.EnumDef definition) {
    TagDef.Enumerator e = spot.rng().pick(definition.enumerators());
    CType type = e.value().bitLength() < Integer.SIZE ? CType.INT : definition.underlying();
    return new Expr.EnumConstant(e.name(), e.value(), type, Span.NONE);
  }
}
