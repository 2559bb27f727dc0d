package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.FloatKind;
import dev.assay.generate.grammar.Place;
import dev.assay.generate.grammar.environment.ScalarTypes;
import java.util.List;

/** A number as one of another type. */
final class CastRule implements NumberRule {
  private static final List<FloatKind> FLOATS = List.of(FloatKind.FLOAT, FloatKind.DOUBLE);

  @Override
  public String name() {
    return "cast";
  }

  @Override
  public int weight() {
    return 4;
  }

  @Override
  public Expr make(Place place) {
    Expr operand = Numbers.real(place.deeper());
    CType type =
        place.rng().chance(1, 5)
            ? new CType.Floating(place.rng().pick(FLOATS))
            : ScalarTypes.integer(place.sketch(), 0);
    return place.code().cast(type, operand);
  }
}
