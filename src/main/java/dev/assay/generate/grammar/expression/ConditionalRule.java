package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;

/** One of two numbers. */
final class ConditionalRule implements NumberRule {
  @Override
  public String name() {
    return "conditional";
  }

  @Override
  public int weight() {
    return 4;
  }

  @Override
  public Vocabulary vocabulary() {
    return Vocabulary.CLASSIC;
  }

  @Override
  public Expr make(Place place) {
    return place
        .typing()
        .conditional(
            Numbers.condition(place.deeper()),
            Numbers.real(place.deeper()),
            Numbers.real(place.deeper()),
            Span.NONE);
  }
}
