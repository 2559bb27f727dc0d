package dev.assay.mutate.profile;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;

/**
 * A variable that a statement can name.
 *
 * @param storage as declared
 * @param isGlobal whether it is declared outside of functions
 */
record Visible(String name, CType type, Decl.Storage storage, boolean isGlobal) {
  Expr lvalue() {
    return new Expr.Name(name, type, Span.NONE);
  }
}
