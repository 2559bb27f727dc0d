package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.grammar.Place;

/** Two expressions of which the second counts. */
final class CommaRule implements NumberRule {
  @Override
  public String name() {
    return "comma";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Expr make(Place place) {
    Expr first = place.typing().discarded(Numbers.real(place.deeper()));
    return place.typing().comma(first, Numbers.real(place.deeper()), Span.NONE);
  }
}
