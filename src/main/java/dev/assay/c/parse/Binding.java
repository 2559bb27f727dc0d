package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import java.math.BigInteger;
import java.util.Optional;

/** What an ordinary identifier means in a scope; {@code depth} is that of the scope. */
sealed interface Binding {
  int depth();

  Span span();

  /** How declarations in other scopes and files may name the same thing. */
  enum Linkage {
    NONE,
    INTERNAL,
    EXTERNAL
  }

  record TypeName(CType.Typedef type, int depth, Span span) implements Binding {}

  /** A variable or a parameter; {@code constant} is the initialiser of a {@code constexpr} one. */
  record Variable(
      CType type,
      Decl.Storage storage,
      Linkage linkage,
      boolean defined,
      Optional<Expr> constant,
      int depth,
      Span span)
      implements Binding {
    Variable(
        CType type, Decl.Storage storage, Linkage linkage, boolean defined, int depth, Span span) {
      this(type, storage, linkage, defined, Optional.empty(), depth, span);
    }

    /** The same variable after its initialiser was read. */
    Variable completed(CType completed, Optional<Expr> value) {
      return new Variable(completed, storage, linkage, defined, value, depth, span);
    }
  }

  record Function(
      CType type, Linkage linkage, boolean defined, boolean implicit, int depth, Span span)
      implements Binding {}

  record Constant(BigInteger value, CType type, int depth, Span span) implements Binding {}
}
