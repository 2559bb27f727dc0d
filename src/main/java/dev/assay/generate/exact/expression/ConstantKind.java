package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;

/** An integer constant. */
final class ConstantKind implements ExpressionKind {
  @Override
  public Feature feature() {
    return Feature.CONSTANT;
  }

  @Override
  public boolean isLeaf() {
    return true;
  }

  @Override
  public Expr make(Spot spot, Expressions expressions) {
    return expressions.constants().any(spot);
  }
}
