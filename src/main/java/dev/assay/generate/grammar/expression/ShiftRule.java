package dev.assay.generate.grammar.expression;

import dev.assay.c.BinaryOp;
import dev.assay.c.Expr;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.Vocabulary;

/** A shift, mostly by less than the width. */
final class ShiftRule implements NumberRule {
  private static final int MOST = 16;

  @Override
  public String name() {
    return "shift";
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
    Expr amount =
        place.rng().chance(3, 4)
            ? Constants.literal(place.rng().nextInt(MOST))
            : Numbers.integer(place.deeper());
    return place
        .code()
        .binary(
            place.rng().nextBoolean() ? BinaryOp.SHIFT_LEFT : BinaryOp.SHIFT_RIGHT,
            Numbers.integer(place.deeper()),
            amount);
  }
}
