package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;

/** An assignment inside of an expression. */
final class AssignRule implements NumberRule {
  @Override
  public String name() {
    return "inner-assignment";
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
    return Lvalues.changeable(place, e -> Types.isReal(e.type()) && Lvalues.hasPlainValue(e))
        .map(target -> place.typing().assign(target, Numbers.real(place.deeper()), Span.NONE))
        .orElseGet(() -> Constants.integer(place.rng()));
  }
}
