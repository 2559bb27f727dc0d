package dev.assay.mutate.changing;

import dev.assay.c.Decl;
import dev.assay.c.Expr;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import dev.assay.mutate.Spot;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Which statements of a program other ones do not rely on, by the grammar and the rules of C. */
final class Removable {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

  /** Of statement expressions: the blocks, and what gives the value. */
  private final Set<Object> parts = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Map<Object, Map<String, Integer>> jumps = new IdentityHashMap<>();

  Removable(Program program) {
    Walk.over(
        program,
        new Visitor() {
          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.StatementExpr s) {
              parts.add(s.block());
              addValue(s);
            }
          }
        });
  }

  private void addValue(Expr.StatementExpr expr) {
    List<Stmt> items = expr.block().items();
    if (Types.isVoid(expr.type()) || items.isEmpty()) {
      return;
    }
    Stmt last = items.getLast();
    parts.add(last);
    while (last instanceof Stmt.Labeled l) {
      last = l.body();
      parts.add(last);
    }
  }

  /** Whether the program stays valid without the statement at the spot. */
  boolean allows(Spot spot) {
    Stmt stmt = spot.statement();
    return !isDeclaration(stmt)
        && stmt != spot.surroundings().parent()
        && !parts.contains(stmt)
        && !isAnnounced(spot)
        && !isJumpedTo(stmt, spot.function());
  }

  /** Whether the statement can become the body of another one. */
  boolean canBeBody(Stmt stmt) {
    return !isDeclaration(stmt) && !(stmt instanceof Stmt.Pragma) && !parts.contains(stmt);
  }

  private static boolean isDeclaration(Stmt stmt) {
    return stmt instanceof Stmt.Declare || stmt instanceof Stmt.LocalLabels;
  }

  /** A pragma may want a loop after it, an attribute a label. */
  static boolean isAnnounced(Spot spot) {
    if (!(spot.surroundings().parent() instanceof Stmt.Block(List<Stmt> items, var _))) {
      return false;
    }
    for (int i = 1; i < items.size(); i++) {
      if (items.get(i) == spot.statement()) {
        return announces(items.get(i - 1));
      }
    }
    return false;
  }

  static boolean announces(Stmt stmt) {
    return stmt instanceof Stmt.Pragma
        || stmt instanceof Stmt.Empty(var attributes, var _) && !attributes.isEmpty();
  }

  private boolean isJumpedTo(Stmt stmt, Decl.Function function) {
    List<String> labels =
        Walk.statements(stmt).stream()
            .filter(s -> s instanceof Stmt.Labeled(Stmt.Label.Named _, var _, var _))
            .map(s -> ((Stmt.Label.Named) ((Stmt.Labeled) s).label()).name())
            .toList();
    if (labels.isEmpty()) {
      return false;
    }
    Map<String, Integer> all =
        jumps.computeIfAbsent(function, _ -> jumps(function.body().orElseThrow()));
    Map<String, Integer> own = jumps(stmt);
    return labels.stream().anyMatch(l -> !all.getOrDefault(l, 0).equals(own.getOrDefault(l, 0)));
  }

  private static Map<String, Integer> jumps(Stmt in) {
    Map<String, Integer> counts = new HashMap<>();
    Walk.over(
        in,
        new Visitor() {
          @Override
          public void stmt(Stmt stmt) {
            switch (stmt) {
              case Stmt.Goto g -> add(g.label());
              case Stmt.LocalLabels l -> l.names().forEach(this::add);
              case Stmt.Asm a -> WORD.matcher(a.text()).results().forEach(m -> add(m.group()));
              case Stmt _ -> {}
            }
          }

          @Override
          public void expr(Expr expr) {
            if (expr instanceof Expr.LabelAddress l) {
              add(l.label());
            }
          }

          private void add(String label) {
            counts.merge(label, 1, Integer::sum);
          }
        });
    return counts;
  }
}
