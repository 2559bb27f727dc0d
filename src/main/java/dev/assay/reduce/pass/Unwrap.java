package dev.assay.reduce.pass;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.walk.Walk;
import dev.assay.reduce.Edit;
import dev.assay.reduce.Observations;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.Subject;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Puts what is inside of blocks, conditions and loops in their place, and takes parts of their
 * headers away.
 */
final class Unwrap implements ReductionPass {
  private static final int WAYS = 4;

  @Override
  public String name() {
    return "unwrap";
  }

  @Override
  public List<Edit> edits(Subject subject, Observations observations) {
    var edits = new ArrayList<Edit>();
    for (Stmt.Block body : Functions.bodies(subject)) {
      Map<Stmt, Integer> depths = new IdentityHashMap<>();
      for (Stmt stmt : Walk.statements(body)) {
        int depth = depths.getOrDefault(stmt, 0);
        Statements.within(stmt).forEach(inner -> depths.put(inner, depth + 1));
        List<List<Replacement>> ways = stmt == body ? List.of() : ways(stmt, observations);
        for (int way = 0; way < ways.size(); way++) {
          int group = depth * WAYS + Math.min(way, WAYS - 1);
          edits.add(new Edit("unwrap", group, ways.get(way)));
        }
      }
    }
    return edits;
  }

  private static List<List<Replacement>> ways(Stmt stmt, Observations seen) {
    return switch (stmt) {
      case Stmt.Block s -> List.of(List.of(new Replacement.OfStmt(s, s.items())));
      case Stmt.If s -> condition(s, seen);
      case Stmt.While s -> loop(s, List.of(), s.body());
      case Stmt.DoWhile s -> loop(s, List.of(), s.body());
      case Stmt.For s -> loop(s);
      case Stmt.Expression(Expr.StatementExpr e, _) ->
          List.of(List.of(new Replacement.OfStmt(stmt, e.block().items())));
      case Stmt.Labeled _, Stmt.Switch _, Stmt.Declare _, Stmt.Expression _ -> List.of();
      case Stmt.Empty _, Stmt.Goto _, Stmt.ComputedGoto _, Stmt.Break _ -> List.of();
      case Stmt.Continue _, Stmt.Return _, Stmt.Asm _, Stmt.LocalLabels _ -> List.of();
      case Stmt.Pragma _ -> List.of();
    };
  }

  private static List<List<Replacement>> condition(Stmt.If s, Observations seen) {
    List<Replacement> then = List.of(new Replacement.OfStmt(s, List.of(s.then())));
    if (s.otherwise().isEmpty()) {
      return List.of(then, effect(s, s.condition()));
    }
    Stmt other = s.otherwise().get();
    List<Replacement> otherwise = List.of(new Replacement.OfStmt(s, List.of(other)));
    List<Replacement> alone =
        List.of(
            Replacement.of(s, new Stmt.If(s.condition(), s.then(), Optional.empty(), s.span())));
    return seen.executions(s.then()) >= seen.executions(other)
        ? List.of(then, otherwise, alone, effect(s, s.condition()))
        : List.of(otherwise, then, alone, effect(s, s.condition()));
  }

  /** Only the condition is left, which may be a call or an assignment. */
  private static List<Replacement> effect(Stmt stmt, Expr expr) {
    return List.of(Replacement.of(stmt, new Stmt.Expression(expr, Span.NONE)));
  }

  private static List<List<Replacement>> loop(Stmt.For s) {
    var ways = new ArrayList<>(loop(s, s.init(), s.body()));
    s.condition().ifPresent(_ -> ways.add(header(s, s.init(), Optional.empty(), s.step())));
    s.step().ifPresent(_ -> ways.add(header(s, s.init(), s.condition(), Optional.empty())));
    if (!s.init().isEmpty()) {
      ways.add(header(s, List.of(), s.condition(), s.step()));
    }
    return ways;
  }

  private static List<Replacement> header(
      Stmt.For s, List<Stmt> init, Optional<Expr> condition, Optional<Expr> step) {
    return List.of(Replacement.of(s, new Stmt.For(init, condition, step, s.body(), s.span())));
  }

  /** The body runs once; jumps that belong to the loop go with it. */
  private static List<List<Replacement>> loop(Stmt loop, List<Stmt> before, Stmt body) {
    List<Stmt> items = Stream.concat(before.stream(), Stream.of(body)).toList();
    boolean declares = before.stream().anyMatch(Stmt.Declare.class::isInstance);
    var once = new ArrayList<Replacement>();
    once.add(
        new Replacement.OfStmt(
            loop, declares ? List.of(new Stmt.Block(items, loop.span())) : items));
    Jumps.ofLoop(body).forEach(jump -> once.add(Replacement.remove(jump)));
    return List.of(once);
  }
}
