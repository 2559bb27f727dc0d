package dev.assay.mutate.changing;

import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** A statement of a block comes a second time, at once or later in the same block. */
final class DuplicateStatement implements ChangingMutator {
  @Override
  public String name() {
    return "duplicate-statement";
  }

  @Override
  public String summary() {
    return "a statement comes a second time in its block";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    List<Spot> sites =
        Spots.of(subject.program()).all().stream().filter(DuplicateStatement::suits).toList();
    if (sites.isEmpty()) {
      return Optional.empty();
    }
    Spot site = rng.pick(sites);
    List<Stmt> items = ((Stmt.Block) site.surroundings().parent()).items();
    Stmt twice = site.statement();
    List<Stmt> places =
        items.subList(indexOf(items, twice), items.size()).stream()
            .filter(place -> !Removable.announces(place))
            .toList();
    Stmt after = rng.pick(places);
    return Optional.of(
        new Change(
            Excerpts.of(twice) + " twice",
            List.of(new Replacement.OfStmt(after, List.of(after, twice)))));
  }

  private static boolean suits(Spot spot) {
    return spot.surroundings().isItem()
        && !spot.surroundings().inExpression()
        && !Removable.announces(spot.statement())
        && !(spot.statement() instanceof Stmt.Declare)
        && !(spot.statement() instanceof Stmt.LocalLabels)
        && !Labels.within(spot.statement());
  }

  private static int indexOf(List<Stmt> items, Stmt item) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) == item) {
        return i;
      }
    }
    throw new IllegalArgumentException("not one of the items");
  }
}
