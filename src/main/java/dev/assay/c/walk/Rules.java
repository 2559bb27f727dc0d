package dev.assay.c.walk;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import java.util.List;

/**
 * What {@link Rewriter} puts in the place of each node; by default the node itself.
 *
 * <ol>
 *   <li>A rule is given a node whose parts have been rewritten already.
 *   <li>To keep a node a rule returns the very same object.
 *   <li>The rules for types and definitions must always give the same answer to the same question:
 *       they are asked only once for each object. Types here are both the written ones and those
 *       that typing gave to expressions.
 * </ol>
 */
public interface Rules {
  /** Whether anything may change in an external declaration; if not, it is not gone through. */
  default boolean reaches(Decl external) {
    return true;
  }

  /**
   * What stands in the place of an expression before anything in it is rewritten: the parts of the
   * answer are rewritten next, and the answer is asked about again unless it is the same object.
   */
  default Expr instead(Expr expr) {
    return expr;
  }

  /** The same for a statement: none or many may stand in its place. */
  default List<Stmt> instead(Stmt stmt) {
    return List.of(stmt);
  }

  /** The same for a declaration; one inside a function becomes one, an external one any number. */
  default List<Decl> instead(Decl decl) {
    return List.of(decl);
  }

  /** The same for an initialiser. */
  default Initializer instead(Initializer initializer) {
    return initializer;
  }

  /** The same for the definition of a type; it is asked only once for each object. */
  default TagDef instead(TagDef definition) {
    return definition;
  }

  default Expr expr(Expr expr) {
    return expr;
  }

  /** A statement that is the body of another. */
  default Stmt stmt(Stmt stmt) {
    return stmt;
  }

  /**
   * A statement among others in a block or before the first semicolon of a {@code for}: it may
   * become none or many.
   */
  default List<Stmt> items(Stmt stmt) {
    return List.of(stmt(stmt));
  }

  /** A declaration inside a function. */
  default Decl decl(Decl decl) {
    return decl;
  }

  /** An external declaration: it may become none or many. */
  default List<Decl> external(Decl decl) {
    return List.of(decl(decl));
  }

  default Initializer initializer(Initializer initializer) {
    return initializer;
  }

  default CType type(CType type) {
    return type;
  }

  default TagDef definition(TagDef definition) {
    return definition;
  }
}
