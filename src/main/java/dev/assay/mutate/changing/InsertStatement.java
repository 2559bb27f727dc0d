package dev.assay.mutate.changing;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.preserving.Grafts;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** A statement of the other program, or from elsewhere in this one, is put into a block. */
final class InsertStatement implements ChangingMutator {
  private static final int TRIES = 6;

  @Override
  public String name() {
    return "insert-statement";
  }

  @Override
  public String summary() {
    return "a statement from elsewhere, with what is in scope for its variables";
  }

  @Override
  public boolean takesFromOthers() {
    return true;
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<Spot> spots = Openings.before(subject.program());
    for (int i = 0; i < TRIES && !spots.isEmpty(); i++) {
      Spot spot = rng.pick(spots);
      Optional<Stmt> added = Grafts.drawn(spot, Unrun.facts(subject, spot, rng), names, rng);
      if (added.isPresent()) {
        return Optional.of(
            new Change(
                Excerpts.of(added.get()) + " in " + spot.function().name(),
                List.of(
                    new Replacement.OfStmt(
                        spot.statement(), List.of(added.get(), spot.statement())))));
      }
    }
    return Optional.empty();
  }
}
