package dev.assay.reduce;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.Tag;
import dev.assay.c.TagDef;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Makes the replacements of several edits in a program, each once. */
final class Replacements implements Rules {
  private final Map<Object, Replacement> open = new IdentityHashMap<>();
  private final Map<Tag, TagDef> tags = new HashMap<>();

  private Replacements(Collection<Edit> edits) {
    for (Edit edit : edits) {
      for (Replacement replacement : edit.replacements()) {
        switch (replacement) {
          case Replacement.OfExpr r -> open.putIfAbsent(r.old(), r);
          case Replacement.OfStmt r -> open.putIfAbsent(r.old(), r);
          case Replacement.OfDecl r -> open.putIfAbsent(r.old(), r);
          case Replacement.OfInitializer r -> open.putIfAbsent(r.old(), r);
          case Replacement.OfTag r -> tags.putIfAbsent(r.tag(), r.by());
        }
      }
    }
  }

  static Program made(Collection<Edit> edits, Program program) {
    return new Rewriter(new Replacements(edits)).program(program);
  }

  @Override
  public Expr instead(Expr expr) {
    return open.remove(expr) instanceof Replacement.OfExpr r ? r.by() : expr;
  }

  @Override
  public List<Stmt> instead(Stmt stmt) {
    return open.remove(stmt) instanceof Replacement.OfStmt r ? r.by() : List.of(stmt);
  }

  @Override
  public List<Decl> instead(Decl decl) {
    return open.remove(decl) instanceof Replacement.OfDecl r ? r.by() : List.of(decl);
  }

  @Override
  public Initializer instead(Initializer initializer) {
    return open.remove(initializer) instanceof Replacement.OfInitializer r ? r.by() : initializer;
  }

  @Override
  public TagDef instead(TagDef definition) {
    return tags.getOrDefault(definition.tag(), definition);
  }
}
