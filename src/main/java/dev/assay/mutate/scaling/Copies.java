package dev.assay.mutate.scaling;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Renaming;
import dev.assay.c.walk.Rewriter;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.changing.Definitions;
import dev.assay.mutate.changing.Syntax;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Copies of statements that may stand beside them in one function. */
final class Copies {
  private Copies() {}

  /** A copy with labels of its own. */
  static Stmt of(Stmt stmt, FreshNames names) {
    Map<String, String> labels = new HashMap<>();
    for (Stmt inner : Walk.statements(stmt)) {
      if (inner instanceof Stmt.Labeled(Stmt.Label.Named label, _, _)) {
        labels.put(label.name(), names.next("l"));
      }
    }
    return labels.isEmpty()
        ? stmt
        : new Rewriter(new Renaming(Map.of(), Map.of(), Map.of(), labels)).stmt(stmt);
  }

  /** Copies of neighbours, with variables, types and labels of their own. */
  static List<Stmt> of(List<Stmt> items, FreshNames names) {
    Stmt.Block block = Syntax.block(items);
    Map<String, String> fresh = new HashMap<>();
    for (String name : new TreeSet<>(Definitions.declaredIn(block))) {
      fresh.put(name, names.next("v"));
    }
    if (fresh.isEmpty()) {
      return items;
    }
    var renamed = new Rewriter(new Renaming(fresh, fresh, Map.of(), fresh)).stmt(block);
    return ((Stmt.Block) renamed).items();
  }
}
