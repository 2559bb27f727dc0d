package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;

/** The result of a function. */
final class CallRule implements NumberRule {
  @Override
  public String name() {
    return "call";
  }

  @Override
  public int weight() {
    return 5;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public boolean fits(Place place) {
    return place.depth() > 0 && place.frame().callees() > 0;
  }

  @Override
  public Expr make(Place place) {
    return Calls.of(place.deeper(), s -> Types.isReal(s.result()))
        .orElseGet(() -> Constants.integer(place.rng()));
  }
}
