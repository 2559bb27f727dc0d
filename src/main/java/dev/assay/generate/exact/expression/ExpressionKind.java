package dev.assay.generate.exact.expression;

import dev.assay.c.Expr;
import dev.assay.generate.exact.Spot;
import dev.assay.generate.exact.policy.Feature;
import dev.assay.generate.exact.policy.OperatorContext;

/** One way to make an expression of integer type. */
public interface ExpressionKind {
  Feature feature();

  /** Whether it can be made at the spot; leaves must always be possible. */
  default boolean fits(Spot spot) {
    return true;
  }

  /** Whether it may stand in a region that is restricted to some operators, or to constants. */
  default boolean fitsRegion(Spot spot) {
    return spot.context() == OperatorContext.ANY && spot.constants() < Expressions.ALL_CONSTANT;
  }

  /** Whether it needs no further expressions. */
  default boolean isLeaf() {
    return false;
  }

  /** An expression of integer type, perhaps an lvalue; no constraint of C is violated. */
  Expr make(Spot spot, Expressions expressions);
}
