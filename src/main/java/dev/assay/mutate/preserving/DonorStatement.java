package dev.assay.mutate.preserving;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import java.util.List;
import java.util.Optional;

/**
 * A statement that may stand elsewhere once its free variables are given.
 *
 * @param from the function it is in
 * @param inner the variables that it declares itself
 * @param free the variables of its function and those outside of functions that it names
 * @param calls all calls of functions by their names
 * @param contents what it needs around it
 */
record DonorStatement(
    Stmt statement,
    Decl.Function from,
    List<Local> inner,
    List<Free> free,
    List<Expr.Call> calls,
    Contents contents) {
  /**
   * A variable that is declared outside of the statement, or a function that is not only called.
   *
   * @param local empty if it is declared outside of functions
   * @param use the strongest of what is done with it
   */
  record Free(
      String name, CType type, Optional<Local> local, Bindings.Use use, List<Expr.Name> uses) {}

  int size() {
    return contents.size();
  }
}
