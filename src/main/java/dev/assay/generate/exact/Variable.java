package dev.assay.generate.exact;

import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Span;

/**
 * A variable that code may use.
 *
 * @param type as declared, with its qualifiers
 */
public record Variable(String name, CType type, Role role, boolean global) {
  public Expr expr() {
    return new Expr.Name(name, type, Span.NONE);
  }
}
