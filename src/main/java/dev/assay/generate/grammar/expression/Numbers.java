package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.type.Types;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** Makes numbers: picks a rule by weight and lets it make one. */
public final class Numbers {
  private static final List<CType> INTEGERS =
      List.of(CType.INT, CType.INT, CType.UINT, CType.LONG, CType.CHAR);

  private Numbers() {}

  /** An expression of any real type. */
  public static Expr real(Place place) {
    NumberRule rule = place.sketch().numberRules().pick(place.rng(), one -> one.fits(place));
    return place.typing().rvalue(rule.make(place));
  }

  /** An expression of an integer type. */
  public static Expr integer(Place place) {
    Expr drawn = real(place);
    return Types.isInteger(drawn.type())
        ? drawn
        : place.code().cast(place.rng().pick(INTEGERS), drawn);
  }

  /** Something that is true or false. */
  public static Expr condition(Place place) {
    return place.typing().condition(real(place));
  }
}
