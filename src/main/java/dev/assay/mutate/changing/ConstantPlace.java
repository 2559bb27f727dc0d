package dev.assay.mutate.changing;

import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.edit.Replacements;
import dev.assay.c.type.ConstantEvaluator;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Rewriter;
import java.math.BigInteger;
import java.util.List;

/**
 * A place where C asks for a constant.
 *
 * @param whole the expression that must stay constant
 * @param others the other labels of the same switch
 */
record ConstantPlace(Kind kind, Expr whole, List<Stmt.Label.Case> others) {
  private static final int ENUMERATOR_BITS = 30;

  /** What the constant is for. */
  enum Kind {
    STATIC,
    CASE,
    ENUMERATOR
  }

  ConstantPlace(Kind kind, Expr whole) {
    this(kind, whole, List.of());
  }

  /** Whether all is well with another expression in the place of a part of it. */
  boolean stays(Expr old, Expr by, ConstantEvaluator constants) {
    var replacements = new Replacements(List.of(Replacement.of(old, by)));
    Expr changed = new Rewriter(replacements).expr(whole);
    return switch (kind) {
      case STATIC -> constants.constant(folded(old, constants) ? changed : by).isPresent();
      case CASE ->
          same(old, by) && constants.strictInteger(changed).filter(this::isFree).isPresent();
      case ENUMERATOR ->
          same(old, by)
              && constants
                  .strictInteger(changed)
                  .filter(value -> value.bitLength() < ENUMERATOR_BITS)
                  .isPresent();
    };
  }

  /** Addresses are constant, but no numbers. */
  private boolean folded(Expr old, ConstantEvaluator constants) {
    return constants.constant(old).isPresent() && constants.constant(whole).isPresent();
  }

  private static boolean same(Expr old, Expr by) {
    return Types.sameUnqualified(old.type(), by.type());
  }

  private boolean isFree(BigInteger value) {
    return others.stream()
        .noneMatch(c -> c.lowValue().compareTo(value) <= 0 && value.compareTo(c.highValue()) <= 0);
  }
}
