package dev.assay.mutate.changing;

import dev.assay.c.BinaryOp;
import dev.assay.c.CType;
import dev.assay.c.Expr;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.type.Types;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A loop has another bound, another step, or becomes a loop of another kind. */
final class ChangeLoop implements ChangingMutator {
  private static final List<BinaryOp> COMPARISONS =
      List.of(
          BinaryOp.LESS,
          BinaryOp.LESS_EQUAL,
          BinaryOp.GREATER,
          BinaryOp.GREATER_EQUAL,
          BinaryOp.NOT_EQUAL);

  private static final List<Integer> CONSTANTS =
      List.of(0, 1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 64, 100, 127, 255, 256, 1000, 65535);

  private static final List<Integer> STEPS = List.of(2, 3, 4, 5, 7, 8, 16);

  @Override
  public String name() {
    return "change-loop";
  }

  @Override
  public String summary() {
    return "a loop gets another bound, step, direction or kind";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var sites = new ArrayList<List<Replacement>>();
    for (Spot spot : Spots.of(subject.program()).all()) {
      List<Replacement> ways = ways(spot, subject, rng);
      if (!ways.isEmpty()) {
        sites.add(ways);
      }
    }
    if (sites.isEmpty()) {
      return Optional.empty();
    }
    Replacement way = rng.pick(rng.pick(sites));
    String excerpt =
        switch (way) {
          case Replacement.OfExpr r -> Excerpts.of(r.by());
          case Replacement.OfStmt r -> Excerpts.of(r.by().getFirst());
          case Replacement _ -> "";
        };
    return Optional.of(new Change("loop with " + excerpt, List.of(way)));
  }

  private static List<Replacement> ways(Spot spot, Subject subject, Rng rng) {
    var ways = new ArrayList<Replacement>();
    switch (spot.statement()) {
      case Stmt.While w -> addBounds(w.condition(), subject, rng, ways);
      case Stmt.DoWhile w -> addBounds(w.condition(), subject, rng, ways);
      case Stmt.For f -> {
        f.condition().ifPresent(c -> addBounds(c, subject, rng, ways));
        f.step().flatMap(s -> step(s, subject, rng)).ifPresent(ways::add);
      }
      case Stmt _ -> {
        return List.of();
      }
    }
    ways.addAll(LoopForms.of(spot, subject.conservative()));
    return ways;
  }

  private static void addBounds(Expr condition, Subject subject, Rng rng, List<Replacement> ways) {
    if (!(condition instanceof Expr.Binary b)
        || !b.op().isRelational() && b.op() != BinaryOp.NOT_EQUAL
        || !isCounted(b.left().type(), subject)
        || !isCounted(b.right().type(), subject)) {
      return;
    }
    ways.add(Replacement.of(b.right(), changed(b.right(), BinaryOp.SUBTRACT, 1)));
    if (Types.isInteger(b.right().type())) {
      ways.add(Replacement.of(b.right(), changed(b.right(), BinaryOp.DIVIDE, 2)));
    }
    if (subject.conservative()) {
      return;
    }
    BinaryOp other = rng.pick(COMPARISONS.stream().filter(op -> op != b.op()).toList());
    ways.add(Replacement.of(b, new Expr.Binary(other, b.left(), b.right(), b.type(), b.span())));
    ways.add(Replacement.of(b.right(), changed(b.right(), BinaryOp.ADD, 1)));
    if (Types.isInteger(b.right().type())) {
      ways.add(Replacement.of(b.right(), changed(b.right(), BinaryOp.MULTIPLY, 2)));
      ways.add(Replacement.of(b.right(), Syntax.number(rng.pick(CONSTANTS))));
    }
  }

  private static Expr changed(Expr bound, BinaryOp op, int by) {
    return Syntax.binary(op, bound, Syntax.number(by));
  }

  /** Integers, and pointers that can be moved. */
  private static boolean isCounted(CType type, Subject subject) {
    return Types.isInteger(type)
        || Types.isPointer(type) && subject.layout().isComplete(Types.target(type));
  }

  private static Optional<Replacement> step(Expr step, Subject subject, Rng rng) {
    int by = rng.pick(STEPS);
    return switch (step) {
      case Expr.Step s when isCounted(s.operand().type(), subject) ->
          Optional.of(
              Replacement.of(
                  s, Syntax.add(s.operand(), Syntax.number(s.op().isIncrement() ? by : -by))));
      case Expr.CompoundAssign a
          when (a.op() == BinaryOp.ADD || a.op() == BinaryOp.SUBTRACT)
              && isCounted(a.target().type(), subject) ->
          Optional.of(Replacement.of(a.value(), Syntax.number(by)));
      case Expr _ -> Optional.empty();
    };
  }
}
