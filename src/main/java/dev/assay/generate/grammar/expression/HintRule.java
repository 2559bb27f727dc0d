package dev.assay.generate.grammar.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.type.Builtins;
import dev.assay.generate.exact.Code;
import dev.assay.generate.grammar.Place;
import java.util.List;

/** A builtin function that tells the compiler something, or asks it. */
final class HintRule implements NumberRule {
  @Override
  public String name() {
    return "hint-builtin";
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public Expr make(Place place) {
    Expr operand = Numbers.integer(place.deeper());
    if (place.rng().nextBoolean()) {
      return place.typing().builtinCall("__builtin_constant_p", List.of(operand), Span.NONE);
    }
    CType type = Builtins.type("__builtin_expect", place.typing().layout().model()).orElseThrow();
    return place
        .code()
        .call(
            new Expr.Name("__builtin_expect", type, Span.NONE),
            operand,
            Code.number(place.rng().nextInt(2), CType.INT));
  }
}
