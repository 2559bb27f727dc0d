package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.TagDef;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** A constant of an enum. */
final class EnumConstantRule implements NumberRule {
  @Override
  public String name() {
    return "enum-constant";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public boolean fits(Place place) {
    return true;
  }

  @Override
  public Expr make(Place place) {
    List<TagDef.EnumDef> enums =
        place.sketch().types().stream()
            .filter(d -> d instanceof Decl.TagDefinition(TagDef.EnumDef _))
            .map(d -> (TagDef.EnumDef) ((Decl.TagDefinition) d).definition())
            .toList();
    if (enums.isEmpty()) {
      return Constants.integer(place.rng());
    }
    TagDef.Enumerator one = place.rng().pick(place.rng().pick(enums).enumerators());
    return new Expr.EnumConstant(one.name(), one.value(), CType.INT, Span.NONE);
  }
}
