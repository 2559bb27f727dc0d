package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;

/** A conditional expression whose middle is left out. */
final class OrElseRule implements NumberRule {
  @Override
  public String name() {
    return "or-else";
  }

  @Override
  public int weight() {
    return 2;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public Expr make(Place place) {
    return place
        .typing()
        .orElse(Numbers.real(place.deeper()), Numbers.real(place.deeper()), Span.NONE);
  }
}
