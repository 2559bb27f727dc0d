package dev.assay.mutate.preserving;

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

/**
 * Leaves out a statement that the run never reached, or puts a statement from another program, or
 * from elsewhere in this one, before it.
 */
public final class Athena implements Mutator {
  private final Orion deletion = new Orion();

  @Override
  public String name() {
    return "athena";
  }

  @Override
  public String summary() {
    return "leaves out statements that are never executed, or adds others from elsewhere to them";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!facts.profile().isDead(spot.statement())) {
      return Optional.empty();
    }
    if (rng.chance(1, 3)) {
      return deletion.at(spot, facts, names, rng);
    }
    return Grafts.drawn(spot, facts, names, rng)
        .map(added ->
            new Change(
                Excerpt.of(Printer.print(added)),
                List.of(
                    new Replacement.OfStmt(spot.statement(), List.of(added, spot.statement())))));
  }
}
