package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;

/** A constant. */
final class ConstantRule implements NumberRule {
  @Override
  public String name() {
    return "constant";
  }

  @Override
  public int weight() {
    return 6;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public boolean fits(Place place) {
    return true;
  }

  @Override
  public Expr make(Place place) {
    return place.rng().chance(1, 8)
        ? Constants.floating(place.rng())
        : Constants.integer(place.rng());
  }
}
