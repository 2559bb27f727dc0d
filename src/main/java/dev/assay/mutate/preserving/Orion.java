package dev.assay.mutate.preserving;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Leaves out a statement that the run never reached. */
public final class Orion implements Mutator {
  @Override
  public String name() {
    return "orion";
  }

  @Override
  public String summary() {
    return "leaves out statements that are never executed";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!facts.profile().isDead(spot.statement())
        || !Removal.isDeadThroughout(spot.statement(), facts.profile())
        || !new Removal(spot, facts).isPossible()) {
      return Optional.empty();
    }
    return Optional.of(
        new Change(
            "without " + Excerpt.of(Printer.print(spot.statement())),
            List.of(Replacement.remove(spot.statement())),
            closed(spot)));
  }

  /** A variable that is gone must not come to be used. */
  private static List<Stmt> closed(Spot spot) {
    return spot.statement() instanceof Stmt.Declare
        ? List.of(spot.surroundings().parent())
        : List.of();
  }
}
