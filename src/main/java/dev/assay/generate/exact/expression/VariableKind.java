package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** A variable, or an element, member or target of one. */
final class VariableKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.VARIABLE;
  }

  @Override
  public boolean isLeaf() {
    return true;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    boolean constant =
        switch (spot.constants()) {
          case 0 -> false;
          case 1 -> spot.rng().nextBoolean();
          default -> true;
        };
    return constant
        ? expressions.constants().any(spot)
        : expressions
            .places()
            .readable(spot)
            .orElseGet(() -> expressions.constants().any(spot));
  }
}
