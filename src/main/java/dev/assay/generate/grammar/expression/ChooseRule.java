package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.environment.ScalarTypes;

/** A choice that is made when compiling. */
final class ChooseRule implements NumberRule {
  @Override
  public String name() {
    return "choose-builtin";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Expr make(Place place) {
    Expr which =
        place
            .typing()
            .typesCompatible(
                ScalarTypes.integer(place.sketch(), 0),
                ScalarTypes.integer(place.sketch(), 0),
                Span.NONE);
    return place
        .typing()
        .chooseExpr(which, Numbers.real(place.deeper()), Numbers.real(place.deeper()), Span.NONE);
  }
}
