package dev.assay.generate.grammar.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;

/** A quotient or a remainder, mostly by what is not zero. */
final class DivisionRule implements NumberRule {
  private static final int MOST = 100;

  @Override
  public String name() {
    return "division";
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
  public Expr make(Place place) {
    Expr divisor =
        place.rng().chance(3, 4)
            ? Constants.literal(1 + place.rng().nextInt(MOST))
            : Numbers.integer(place.deeper());
    return place
        .code()
        .binary(
            place.rng().nextBoolean() ? BinaryOp.DIVIDE : BinaryOp.REMAINDER,
            Numbers.integer(place.deeper()),
            divisor);
  }
}
