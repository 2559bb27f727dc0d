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
import dev.assay.mutate.synthesis.DeadCode;
import dev.assay.mutate.synthesis.Predicates;
import dev.assay.mutate.synthesis.Table;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Puts an {@code if} or {@code while} before live code whose condition is always false. */
public final class Fcb implements Mutator {
  private static final int MOST_DEPTH = 2;

  @Override
  public String name() {
    return "fcb";
  }

  @Override
  public String summary() {
    return "puts an if or while with a block before live code, whose condition is always false";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    Optional<Point> point = facts.profile().at(spot.statement());
    if (point.isEmpty() || !Insertion.isPossible(spot, facts)) {
      return Optional.empty();
    }
    Typing typing = facts.typing();
    Table table = Table.of(point.get(), typing, rng.fork("table"));
    return new Predicates(table, typing, rng.fork("predicate"))
        .of(false, rng.between(0, MOST_DEPTH))
        .map(condition -> change(typing.condition(condition), spot, facts, names, rng));
  }

  private static Change change(Expr condition, Spot spot, Facts facts, FreshNames names, Rng rng) {
    boolean loop = rng.chance(1, 3);
    Stmt body = new DeadCode(facts, spot, names, rng.fork("body")).block(loop);
    Stmt added =
        loop
            ? new Stmt.While(condition, body, Span.NONE)
            : new Stmt.If(condition, body, Optional.empty(), Span.NONE);
    String material =
        (loop ? "while (" : "if (") + Material.line(Printer.print(condition)) + ") { … }";
    return new Change(
        material,
        List.of(new Replacement.OfStmt(spot.statement(), List.of(added, spot.statement()))));
  }
}
