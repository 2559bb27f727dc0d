package dev.assay.mutate.profile;

import dev.assay.c.Expr;
import dev.assay.c.Initializer;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Children;
import dev.assay.c.walk.Visitor;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Tells which statement expressions something else in their full expression may disturb. */
final class Sequencing implements Visitor {
  /** What contains the expression that is visited, the innermost first. */
  private final Deque<Expr> around = new ArrayDeque<>();

  private final Map<Expr.StatementExpr, List<Expr>> inner = new IdentityHashMap<>();
  private final List<Expr.StatementExpr> order = new ArrayList<>();
  private final List<Expr> effects = new ArrayList<>();

  private Sequencing() {}

  /**
   * A statement expression that no other contains.
   *
   * @param undisturbed whether all side effects of the full expression come after it
   */
  record Inner(Stmt.Block block, boolean undisturbed) {}

  /** Those of a full expression or an initialiser, which is to be shown to the visitor. */
  static List<Inner> statementsIn(Consumer<Visitor> whole) {
    var sequencing = new Sequencing();
    whole.accept(sequencing);
    return sequencing.order.stream()
        .map(s -> new Inner(s.block(), sequencing.isUndisturbed(s)))
        .toList();
  }

  private boolean isUndisturbed(Expr.StatementExpr s) {
    List<Expr> later = inner.get(s);
    return order.size() == 1
        && effects.stream().allMatch(e -> later.stream().anyMatch(l -> l == e));
  }

  @Override
  public void expr(Expr expr) {
    switch (expr) {
      case Expr.StatementExpr s -> {
        order.add(s);
        inner.put(s, List.copyOf(around));
        return;
      }
      case Expr.Step _, Expr.Call _, Expr.BuiltinCall _, Expr.VaArg _ -> effects.add(expr);
      case Expr.Assign _, Expr.CompoundAssign _ -> effects.add(expr);
      case Expr _ -> {}
    }
    around.push(expr);
    Children.of(expr, this);
    around.pop();
  }

  @Override
  public void initializer(Initializer initializer) {
    Children.of(initializer, this);
  }
}
