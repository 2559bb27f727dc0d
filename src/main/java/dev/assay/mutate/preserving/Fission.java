package dev.assay.mutate.preserving;

import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes two loops of one whose body has two parts that do not depend on each other. */
public final class Fission implements Mutator {
  @Override
  public String name() {
    return "fission";
  }

  @Override
  public String summary() {
    return "two loops for one whose body has two independent parts";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!Nesting.isPossible(spot)) {
      return Optional.empty();
    }
    Optional<CountedLoop> loop = CountedLoop.of(spot.statement());
    if (loop.isEmpty()
        || !(loop.get().loop().body() instanceof Stmt.Block body)
        || body.items().size() < 2
        || body.items().stream().anyMatch(Stmt.Declare.class::isInstance)) {
      return Optional.empty();
    }
    Hidden hidden = Hidden.of(spot.function(), facts);
    List<Stmt> loops = new ArrayList<>();
    for (int i = 1; i < body.items().size(); i++) {
      Stmt.Block first = new Stmt.Block(body.items().subList(0, i), Span.NONE);
      Stmt.Block second = new Stmt.Block(body.items().subList(i, body.items().size()), Span.NONE);
      if (areIndependent(first, second, loop.get(), hidden)) {
        loops.add(Loop.block(loop.get().with(first), loop.get().with(second)));
      }
    }
    if (loops.isEmpty()) {
      return Optional.empty();
    }
    Stmt by = rng.pick(loops);
    return Optional.of(
        new Change(
            Excerpt.of(Printer.print(by)),
            List.of(Replacement.of(spot.statement(), by)),
            List.of(spot.statement())));
  }

  static boolean areIndependent(Stmt first, Stmt second, CountedLoop loop, Hidden hidden) {
    Footprint one = Footprint.of(first);
    Footprint other = Footprint.of(second);
    return loop.isUndisturbedBy(first, one, hidden)
        && loop.isUndisturbedBy(second, other, hidden)
        && one.isIndependentOf(other, hidden);
  }
}
