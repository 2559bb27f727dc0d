package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;

/** The value of a variable, or of a part of one. */
final class VariableRule implements NumberRule {
  @Override
  public String name() {
    return "variable";
  }

  @Override
  public int weight() {
    return 24;
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
    return Lvalues.real(place).orElseGet(() -> Constants.integer(place.rng()));
  }
}
