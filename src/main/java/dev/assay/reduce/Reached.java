package dev.assay.reduce;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.TagDef;
import dev.assay.c.edit.Replacement;
import dev.assay.c.edit.Replacements;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Rules;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The nodes of a subject that are still there after some edits of it. */
final class Reached implements Rules {
  private final Replacements made;
  private final Set<Object> nodes = Collections.newSetFromMap(new IdentityHashMap<>());

  private Reached(Replacements made) {
    this.made = made;
  }

  static Reached of(Subject subject, Collection<Edit> edits) {
    var reached = new Reached(new Replacements(Edit.replacements(edits)));
    subject.units().forEach(unit -> new Rewriter(reached).program(unit.program()));
    return reached;
  }

  /** Those of some other edits that can still do something. */
  List<Edit> still(List<Edit> edits) {
    return edits.stream()
        .filter(edit -> edit.replacements().stream().anyMatch(this::isStillPossible))
        .toList();
  }

  private boolean isStillPossible(Replacement replacement) {
    return switch (replacement) {
      case Replacement.OfExpr r -> nodes.contains(r.old());
      case Replacement.OfStmt r -> nodes.contains(r.old());
      case Replacement.OfDecl r -> nodes.contains(r.old());
      case Replacement.OfInitializer r -> nodes.contains(r.old());
      case Replacement.WithoutArgument r -> nodes.contains(r.call());
      case Replacement.WithoutItem r -> nodes.contains(r.braces());
      case Replacement _ -> true;
    };
  }

  @Override
  public Expr instead(Expr expr) {
    return kept(expr, made.instead(expr));
  }

  @Override
  public Initializer instead(Initializer initializer) {
    return kept(initializer, made.instead(initializer));
  }

  @Override
  public List<Stmt> instead(Stmt stmt) {
    List<Stmt> by = made.instead(stmt);
    by.stream().filter(s -> isSame(s, stmt)).forEach(nodes::add);
    return by;
  }

  @Override
  public List<Decl> instead(Decl decl) {
    List<Decl> by = made.instead(decl);
    by.stream().filter(d -> isSame(d, decl)).forEach(nodes::add);
    return by;
  }

  @Override
  public TagDef instead(TagDef definition) {
    return made.instead(definition);
  }

  private <T> T kept(T before, T after) {
    if (isSame(before, after)) {
      nodes.add(before);
    }
    return after;
  }

  /** Identity is the point here: equal nodes may be at different places. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean isSame(Object one, Object other) {
    return one == other;
  }
}
