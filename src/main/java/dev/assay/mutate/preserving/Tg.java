package dev.assay.mutate.preserving;

import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Typing;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.mutate.profile.Point;
import dev.assay.mutate.synthesis.Predicates;
import dev.assay.mutate.synthesis.Table;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Guards a live statement by a condition that is always true. */
public final class Tg implements Mutator {
  private static final int MOST_DEPTH = 2;

  @Override
  public String name() {
    return "tg";
  }

  @Override
  public String summary() {
    return "guards a live statement by a condition that is always true";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    Optional<Point> point = facts.profile().at(spot.statement());
    if (point.isEmpty() || !isGuardable(spot.statement()) || !Insertion.isPossible(spot, facts)) {
      return Optional.empty();
    }
    Typing typing = facts.typing();
    Table table = Table.of(point.get(), typing, rng.fork("table"));
    return new Predicates(table, typing, rng.fork("predicate"))
        .of(true, rng.between(0, MOST_DEPTH))
        .map(condition -> change(typing.condition(condition), spot.statement()));
  }

  static boolean isGuardable(Stmt stmt) {
    return switch (stmt) {
      case Stmt.Block _ -> Flow.of(stmt).isEnteredAtStart();
      case Stmt.Expression _, Stmt.If _, Stmt.While _, Stmt.DoWhile _, Stmt.For _, Stmt.Switch _ ->
          Flow.of(stmt).isEnteredAtStart() && !Nesting.hasCompoundLiteral(stmt);
      case Stmt.Goto _, Stmt.Break _, Stmt.Continue _ -> true;
      case Stmt.Return _ -> Flow.of(stmt).isEnteredAtStart();
      case Stmt.Declare _, Stmt.Empty _, Stmt.Labeled _, Stmt.ComputedGoto _ -> false;
      case Stmt.Asm _, Stmt.LocalLabels _, Stmt.Pragma _ -> false;
    };
  }

  private static Change change(Expr condition, Stmt guarded) {
    Stmt guard = new Stmt.If(condition, guarded, Optional.empty(), Span.NONE);
    return new Change(
        "if (" + Material.line(Printer.print(condition)) + ")",
        List.of(new Replacement.OfStmt(guarded, List.of(guard))));
  }
}
