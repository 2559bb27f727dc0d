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

/** Makes one loop of two neighbours that count alike and do not depend on each other. */
public final class Fusion implements Mutator {
  @Override
  public String name() {
    return "fusion";
  }

  @Override
  public String summary() {
    return "one loop for two neighbours that count alike";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!Nesting.isPossible(spot)) {
      return Optional.empty();
    }
    Optional<CountedLoop> first = CountedLoop.of(spot.statement());
    Optional<CountedLoop> second =
        first.isEmpty() ? first : Reorder.next(spot).flatMap(CountedLoop::of);
    if (second.isEmpty()
        || !second.get().with(first.get().loop()).equals(first.get().with(first.get().loop()))
        || !Fission.areIndependent(
            first.get().loop().body(),
            second.get().loop().body(),
            first.get(),
            Hidden.of(spot.function(), facts))) {
      return Optional.empty();
    }
    Stmt old = second.get().loop();
    Stmt by = first.get().with(Loop.block(first.get().loop().body(), second.get().loop().body()));
    return Optional.of(
        new Change(
            Excerpt.of(Printer.print(by)),
            List.of(Replacement.remove(spot.statement()), Replacement.of(old, by)),
            List.of(spot.statement(), old)));
  }
}
