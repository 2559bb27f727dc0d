package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.UnaryOp;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** Arithmetic that tells whether it has overflown. */
final class OverflowRule implements NumberRule {
  private static final List<String> NAMES =
      List.of("__builtin_add_overflow", "__builtin_sub_overflow", "__builtin_mul_overflow");

  @Override
  public String name() {
    return "overflow-builtin";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Expr make(Place place) {
    return Lvalues.changeable(place, e -> Lvalues.isPlainInteger(place, e))
        .map(target -> check(place, target))
        .orElseGet(() -> Constants.integer(place.rng()));
  }

  private static Expr check(Place place, Expr target) {
    return place
        .typing()
        .builtinCall(
            place.rng().pick(NAMES),
            List.of(
                Numbers.integer(place.deeper()),
                Numbers.integer(place.deeper()),
                place.typing().unary(UnaryOp.ADDRESS, target, Span.NONE)),
            Span.NONE);
  }
}
