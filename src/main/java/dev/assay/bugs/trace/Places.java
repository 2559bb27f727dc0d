package dev.assay.bugs.trace;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.walk.Rules;
import dev.assay.c.walk.Visitor;
import dev.assay.c.walk.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** After which statements of a function something is printed. */
final class Places implements Rules {
  private final Instrumenter instrumenter;
  private final Granularity granularity;
  private final boolean isMain;
  private final Set<String> visible;
  private final Stmt.Block body;

  /** Statements in loops, by identity: they are left as they are, and so stay the same objects. */
  private final Set<Stmt> inLoops = Collections.newSetFromMap(new IdentityHashMap<>());

  /** What gives a statement expression its value must stay last in it. */
  private final Set<Stmt> values = Collections.newSetFromMap(new IdentityHashMap<>());

  Places(
      Instrumenter instrumenter,
      Granularity granularity,
      boolean isMain,
      Set<String> visible,
      Stmt.Block body) {
    this.instrumenter = instrumenter;
    this.granularity = granularity;
    this.isMain = isMain;
    this.visible = Set.copyOf(visible);
    this.body = body;
    Walk.over(body, new Special());
  }

  private final class Special implements Visitor {
    @Override
    public void stmt(Stmt stmt) {
      loopBody(stmt).forEach(inside -> inLoops.addAll(Walk.statements(inside)));
    }

    @Override
    public void expr(Expr expr) {
      if (expr instanceof Expr.StatementExpr inner && !inner.block().items().isEmpty()) {
        values.add(inner.block().items().getLast());
      }
    }
  }

  private static List<Stmt> loopBody(Stmt stmt) {
    return switch (stmt) {
      case Stmt.For loop -> List.of(loop.body());
      case Stmt.While loop -> List.of(loop.body());
      case Stmt.DoWhile loop -> List.of(loop.body());
      default -> List.of();
    };
  }

  @Override
  public Stmt stmt(Stmt stmt) {
    if (stmt instanceof Stmt.Block block) {
      return filled(block);
    }
    List<Stmt> after = after(stmt);
    List<Stmt> before = before(stmt);
    if (after.isEmpty() && before.isEmpty()) {
      return stmt;
    }
    var items = new ArrayList<>(before);
    items.add(stmt);
    items.addAll(after);
    return new Stmt.Block(items, stmt.span());
  }

  @Override
  public List<Stmt> items(Stmt stmt) {
    return List.of(stmt instanceof Stmt.Block block ? filled(block) : stmt);
  }

  private Stmt filled(Stmt.Block block) {
    var items = new ArrayList<Stmt>();
    for (Stmt item : block.items()) {
      items.addAll(before(item));
      items.add(item);
      items.addAll(after(item));
    }
    // Falling off the end of main ends the program too.
    if (block.span().samePlace(body.span()) && atEnd() && !endsWithReturn(block)) {
      items.addAll(instrumenter.variables(visible, Span.NONE));
    }
    return items.size() == block.items().size() ? block : new Stmt.Block(items, block.span());
  }

  private static boolean endsWithReturn(Stmt.Block block) {
    return !block.items().isEmpty() && block.items().getLast() instanceof Stmt.Return;
  }

  private boolean atEnd() {
    return isMain && granularity == Granularity.AT_END;
  }

  private List<Stmt> before(Stmt stmt) {
    return atEnd() && stmt instanceof Stmt.Return
        ? instrumenter.variables(visible, stmt.span())
        : List.of();
  }

  private List<Stmt> after(Stmt stmt) {
    if (values.contains(stmt)) {
      return List.of();
    }
    return switch (granularity) {
      case EACH_STORE -> stored(stmt);
      case AFTER_LOOPS -> {
        if (inLoops.contains(stmt)) {
          yield List.of();
        }
        yield loopBody(stmt).isEmpty() ? stored(stmt) : loop(stmt);
      }
      case AFTER_CALLS ->
          isMain && isCall(stmt) ? instrumenter.variables(visible, stmt.span()) : List.of();
      case AT_END -> List.of();
    };
  }

  private List<Stmt> stored(Stmt stmt) {
    return stmt instanceof Stmt.Expression(Expr expr, Span span)
        ? instrumenter.stores(Stores.in(expr, visible), span)
        : List.of();
  }

  private List<Stmt> loop(Stmt stmt) {
    if (Stores.storesThroughPointers(stmt)) {
      return instrumenter.variables(visible, stmt.span());
    }
    Set<String> stored = Stores.named(stmt);
    stored.retainAll(visible);
    return instrumenter.variables(stored, stmt.span());
  }

  /** Calls that only print change nothing. */
  private static boolean isCall(Stmt stmt) {
    return stmt instanceof Stmt.Expression(Expr expr, _)
        && Walk.expressions(expr).stream()
            .anyMatch(e -> e instanceof Expr.Call call && !isPrinting(call));
  }

  private static boolean isPrinting(Expr.Call call) {
    Expr function = call.function();
    while (function instanceof Expr.Implicit implicit) {
      function = implicit.operand();
    }
    return function instanceof Expr.Name name
        && name.name().matches("(__builtin_)?(printf|puts|putchar)");
  }
}
