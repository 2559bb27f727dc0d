package dev.assay.mutate.changing;

import dev.assay.c.Span;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.random.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A statement goes; its semicolon may stay. Without it, what follows a loop or an {@code if} whose
 * body is gone becomes the body.
 */
final class DeleteStatement implements ChangingMutator {
  @Override
  public String name() {
    return "delete-statement";
  }

  @Override
  public String summary() {
    return "a statement goes, with or without its semicolon";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    var removable = new Removable(subject.program());
    List<Spot> all = Spots.of(subject.program()).all();
    List<Spot> sites =
        all.stream()
            .filter(removable::allows)
            .filter(spot -> !subject.conservative() || CarefulRemoval.allows(spot))
            .filter(spot -> !isRest(spot) || pulled(spot, all, removable).isPresent())
            .toList();
    if (sites.isEmpty()) {
      return Optional.empty();
    }
    Spot site = rng.pick(sites);
    return Optional.of(
        rng.nextBoolean() && !(site.statement() instanceof Stmt.Empty)
            ? emptied(site)
            : removed(site, all, removable));
  }

  private static Change emptied(Spot site) {
    Stmt empty = new Stmt.Empty(List.of(), Span.NONE);
    return new Change(
        Excerpts.of(site.statement()) + " emptied",
        List.of(Replacement.of(site.statement(), empty)));
  }

  /** A body that is empty already. */
  private static boolean isRest(Spot spot) {
    return spot.statement() instanceof Stmt.Empty && !spot.surroundings().isItem();
  }

  private static Change removed(Spot site, List<Spot> all, Removable removable) {
    return new Change(
        Excerpts.of(site.statement()) + " removed",
        List.of(
            pulled(site, all, removable).orElseGet(() -> Replacement.remove(site.statement()))));
  }

  private static Optional<Replacement> pulled(Spot site, List<Spot> all, Removable removable) {
    Stmt parent = site.surroundings().parent();
    return all.stream()
        .filter(spot -> spot.statement() == parent && spot.surroundings().isItem())
        .findFirst()
        .flatMap(holder -> pulled(site.statement(), holder, removable));
  }

  /** The block around, in which the next statement is the new body. */
  private static Optional<Replacement> pulled(Stmt old, Spot holder, Removable removable) {
    var block = (Stmt.Block) holder.surroundings().parent();
    List<Stmt> items = new ArrayList<>(block.items());
    int at = 0;
    while (items.get(at) != holder.statement()) {
      at++;
    }
    if (at + 1 == items.size() || !removable.canBeBody(items.get(at + 1))) {
      return Optional.empty();
    }
    Stmt next = items.get(at + 1);
    Optional<Stmt> around = with(holder.statement(), old, next);
    if (around.isEmpty()) {
      return Optional.empty();
    }
    items.remove(at + 1);
    items.set(at, around.get());
    return Optional.of(Replacement.of(block, new Stmt.Block(items, block.span())));
  }

  /** The statement with another one in the place of its last part. */
  private static Optional<Stmt> with(Stmt stmt, Stmt old, Stmt by) {
    return switch (stmt) {
      case Stmt.While w -> Optional.of(new Stmt.While(w.condition(), by, w.span()));
      case Stmt.For f -> Optional.of(new Stmt.For(f.init(), f.condition(), f.step(), by, f.span()));
      case Stmt.If i when i.otherwise().isEmpty() ->
          Optional.of(new Stmt.If(i.condition(), by, Optional.empty(), i.span()));
      case Stmt.If i when i.then() != old ->
          Optional.of(new Stmt.If(i.condition(), i.then(), Optional.of(by), i.span()));
      case Stmt _ -> Optional.empty();
    };
  }
}
