package dev.assay.generate.grammar.expression;

import dev.assay.c.Expr;
import dev.assay.generate.grammar.GrammarRule;
import dev.assay.generate.grammar.Place;

/** One way to write a number. */
public interface NumberRule extends GrammarRule {
  /** Whether it can be used at the place; only leaves may be where no depth is left. */
  default boolean fits(Place place) {
    return place.depth() > 0;
  }

  /** An expression of a real type. */
  Expr make(Place place);
}
