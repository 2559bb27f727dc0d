package dev.assay.mutate;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Which changes of one program can be made together: none in what another one has closed. */
public final class CompatibleChanges {
  private final Set<Object> closed = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Object> changed = Collections.newSetFromMap(new IdentityHashMap<>());

  private CompatibleChanges() {}

  /** Those that can be made with all before them that are made, in their order. */
  public static <T> List<T> of(List<T> planned, Function<T, Change> change) {
    var together = new CompatibleChanges();
    var kept = new ArrayList<T>();
    for (T one : planned) {
      if (together.takes(change.apply(one))) {
        kept.add(one);
      }
    }
    return kept;
  }

  private boolean takes(Change change) {
    List<Object> nodes = change.replacements().stream().flatMap(r -> node(r).stream()).toList();
    Set<Object> closing = inside(change.closed());
    if (nodes.stream().anyMatch(closed::contains) || changed.stream().anyMatch(closing::contains)) {
      return false;
    }
    closed.addAll(closing);
    changed.addAll(nodes);
    return true;
  }

  private static Optional<Object> node(Replacement replacement) {
    return switch (replacement) {
      case Replacement.OfExpr r -> Optional.of(r.old());
      case Replacement.OfStmt r -> Optional.of(r.old());
      case Replacement.OfDecl r -> Optional.of(r.old());
      case Replacement.OfInitializer r -> Optional.of(r.old());
      case Replacement.WithoutArgument r -> Optional.of(r.call());
      case Replacement.WithoutItem r -> Optional.of(r.braces());
      case Replacement.AtStart r -> Optional.of(r.block());
      case Replacement.OfTag _, Replacement.OfParameter _, Replacement.OfResult _ ->
          Optional.empty();
      case Replacement.OfMember _, Replacement.Before _, Replacement.OfType _ -> Optional.empty();
      case Replacement.MergedUnits _ -> Optional.empty();
    };
  }

  private static Set<Object> inside(List<Stmt> stmts) {
    Set<Object> nodes = Collections.newSetFromMap(new IdentityHashMap<>());
    var visitor =
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            nodes.add(expr);
          }

          @Override
          public void stmt(Stmt stmt) {
            nodes.add(stmt);
          }

          @Override
          public void decl(Decl decl) {
            nodes.add(decl);
          }

          @Override
          public void initializer(Initializer initializer) {
            nodes.add(initializer);
          }
        };
    stmts.forEach(stmt -> Walk.over(stmt, visitor));
    return nodes;
  }
}
