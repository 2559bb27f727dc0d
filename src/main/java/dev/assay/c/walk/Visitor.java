package dev.assay.c.walk;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;

/**
 * Is shown nodes of a tree; does nothing with those it does not care about.
 *
 * <p>Types are those that the source writes (of declarations, casts, {@code sizeof}…), not those
 * that typing gave to expressions.
 */
public interface Visitor {
  default void expr(Expr expr) {}

  default void stmt(Stmt stmt) {}

  default void decl(Decl decl) {}

  default void initializer(Initializer initializer) {}

  default void type(CType type) {}

  default void definition(TagDef definition) {}
}
