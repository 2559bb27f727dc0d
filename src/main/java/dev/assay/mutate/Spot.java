package dev.assay.mutate;

import dev.assay.c.Decl;
import dev.assay.c.Stmt;

/**
 * A statement that a mutator may change or put something before, with what is around it.
 *
 * @param function whose body it is in
 * @param surroundings what may stand there
 */
public record Spot(Site site, Decl.Function function, Stmt statement, Surroundings surroundings) {

  /**
   * What is around a statement.
   *
   * @param parent the statement that directly contains it; the function's body contains itself
   * @param inLoop whether {@code continue} may stand there
   * @param inBreakable whether {@code break} may stand there
   * @param isItem whether it is one of a block's items, so that declarations may stand there
   * @param inExpression whether it is inside a statement expression
   */
  public record Surroundings(
      Stmt parent, boolean inLoop, boolean inBreakable, boolean isItem, boolean inExpression) {}
}
