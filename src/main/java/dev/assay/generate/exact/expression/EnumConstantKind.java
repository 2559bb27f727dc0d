package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.c.TagDef;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import java.util.List;

/** A constant of an enum. */
final class EnumConstantKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.ENUM_CONSTANT;
  }

  @Override
  public boolean isLeaf() {
    return true;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    List<TagDef.EnumDef> enums = Enumerators.all(spot.draft());
    return enums.isEmpty()
        ? expressions.constants().any(spot)
        : Enumerators.of(spot, spot.rng().pick(enums));
  }
}
