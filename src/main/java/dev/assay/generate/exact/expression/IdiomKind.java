package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** A shape that optimisers look for, with operands of any kind. */
final class IdiomKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.IDIOM;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    Idiom idiom = spot.rng().pick(Idioms.ALL);
    return new IdiomFiller(spot, expressions, spot.rng().pick(idiom.types()))
        .fill(idiom.template());
  }
}
