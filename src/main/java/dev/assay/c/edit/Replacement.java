package dev.assay.c.edit;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import java.util.List;
import java.util.Optional;

/**
 * What takes the place of one node of a program.
 *
 * <p>The old node is that very object. What takes its place may hold other nodes of the program: if
 * these have replacements too, they are replaced there. It may hold the old node itself, which then
 * stays. Types given to new expressions need not be right, as the result is printed and parsed.
 */
public sealed interface Replacement {
  record OfExpr(Expr old, Expr by) implements Replacement {}

  /** By none, one or many; a body of another statement becomes a block or an empty statement. */
  record OfStmt(Stmt old, List<Stmt> by) implements Replacement {
    public OfStmt {
      by = List.copyOf(by);
    }
  }

  /**
   * By none, one or many if the declaration is external; by one if it is inside a function, where
   * the {@link Stmt.Declare} around it is what can be removed.
   */
  record OfDecl(Decl old, List<Decl> by) implements Replacement {
    public OfDecl {
      by = List.copyOf(by);
    }
  }

  record OfInitializer(Initializer old, Initializer by) implements Replacement {}

  /** The definition of a struct, union or enum, wherever it stands. */
  record OfTag(Tag tag, TagDef by) implements Replacement {}

  /** One parameter of a function's declaration, or none; several of a declaration go together. */
  record OfParameter(Decl.Function function, int place, Optional<Decl.Parameter> by)
      implements Replacement {}

  /** The result type of a function's declaration. */
  record OfResult(Decl.Function function, CType by) implements Replacement {}

  /** One argument of a call is left out; several of a call go together. */
  record WithoutArgument(Expr.Call call, int place) implements Replacement {}

  /** One member of a struct or union, by its place, or none; several of a type go together. */
  record OfMember(Tag tag, int place, Optional<TagDef.Field> by) implements Replacement {}

  /** One item between braces is left out; several of them go together. */
  record WithoutItem(Initializer.Braces braces, int place) implements Replacement {}

  /** A statement more at the start of a block; several of a block go together. */
  record AtStart(Stmt.Block block, Stmt added) implements Replacement {}

  /** An external declaration more before another one; several before one go together. */
  record Before(Decl place, Decl added) implements Replacement {}

  /**
   * A type wherever a program writes it. A typedef is found by its name, others by what they are;
   * only types without parts can be relied on to be found, as parts may have been replaced before.
   */
  record OfType(CType old, CType by) implements Replacement {}

  /** One unit and what another has beyond it become one unit, under the first one's name. */
  record MergedUnits(String into, String from) implements Replacement {}

  static Replacement of(Expr old, Expr by) {
    return new OfExpr(old, by);
  }

  static Replacement remove(Stmt old) {
    return new OfStmt(old, List.of());
  }

  static Replacement of(Stmt old, Stmt by) {
    return new OfStmt(old, List.of(by));
  }

  static Replacement remove(Decl old) {
    return new OfDecl(old, List.of());
  }

  static Replacement of(Decl old, Decl by) {
    return new OfDecl(old, List.of(by));
  }
}
