package dev.assay.c.parse;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Span;
import java.math.BigInteger;

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

  /** A variable or a parameter. */
  record Variable(CType type, Decl.Storage storage, Linkage linkage, boolean defined, int depth, Span span)
      implements Binding {}

  record Function(CType type, Linkage linkage, boolean defined, boolean implicit, int depth, Span span)
      implements Binding {}

  record Constant(BigInteger value, CType type, int depth, Span span) implements Binding {}
}
