package dev.assay.reduce.pass;

import dev.assay.c.CType;
import dev.assay.c.Decl;
import dev.assay.c.Initializer;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import java.util.List;
import java.util.Optional;

/** Declarations with something else in them, and without them. */
final class Declarations {
  private Declarations() {}

  /** What removes the declaration, wherever it stands. */
  static List<Replacement> removed(Decl decl, Symbols symbols) {
    return replaced(decl, List.of(), symbols);
  }

  /** What puts others in the place of a declaration, wherever it stands. */
  static List<Replacement> replaced(Decl decl, List<Decl> by, Symbols symbols) {
    return List.of(
        symbols.parent(decl) instanceof Stmt.Declare statement
            ? new Replacement.OfStmt(statement, by.stream().<Stmt>map(Stmt.Declare::new).toList())
            : new Replacement.OfDecl(decl, by));
  }

  /** Nothing but a name and a type, and perhaps a first value. */
  static Decl.Variable plain(String name, CType type, Optional<Initializer> initializer) {
    return new Decl.Variable(
        name,
        type,
        Decl.Storage.NONE,
        Decl.Traits.NONE,
        initializer,
        List.of(),
        Optional.empty(),
        Span.NONE);
  }

  static Decl.Parameter typed(Decl.Parameter p, CType type) {
    return new Decl.Parameter(p.name(), type, p.storage(), p.attributes(), p.span());
  }

  /** A function type with a list of parameter types. */
  static CType prototyped(CType type) {
    return Types.unqualified(type) instanceof CType.Function f
        ? new CType.Function(f.result(), f.parameters(), f.variadic(), true)
        : type;
  }
}
