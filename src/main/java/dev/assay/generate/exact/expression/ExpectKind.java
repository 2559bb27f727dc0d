package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** {@code __builtin_expect}, whether what is expected comes or not. */
final class ExpectKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.EXPECT;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    Expr value = expressions.integer(spot.deeper());
    Expr expected = Constants.literal(spot.rng().nextInt(2), CType.LONG);
    return BuiltinCalls.builtin(spot, "__builtin_expect", value, expected);
  }
}
