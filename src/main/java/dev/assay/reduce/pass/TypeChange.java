package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import java.util.function.UnaryOperator;

/** Types with other parts. */
final class TypeChange {
  private TypeChange() {}

  /** Asks about each part, the inner before the outer; those behind a typedef's name stay. */
  static CType of(CType type, UnaryOperator<CType> change) {
    return new Rewriter(
            new Rules() {
              @Override
              public CType type(CType part) {
                return change.apply(part);
              }
            })
        .type(type);
  }
}
