package dev.assay.mutate.preserving;

import dev.assay.c.Decl;
import dev.assay.c.Stmt;
import dev.assay.c.edit.Replacement;
import dev.assay.c.print.Printer;
import dev.assay.c.type.Types;
import dev.assay.c.walk.Names;
import dev.assay.mutate.Change;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Lets a statement and the next one change places, if neither touches what the other writes. */
public final class Reorder implements Mutator {
  @Override
  public String name() {
    return "reorder";
  }

  @Override
  public String summary() {
    return "two neighbouring statements that do not depend on each other in the other order";
  }

  @Override
  public Optional<Change> at(Spot spot, Facts facts, FreshNames names, Rng rng) {
    Stmt first = spot.statement();
    Optional<Stmt> next = next(spot);
    if (next.isEmpty() || !isMovable(first) || !isMovable(next.get())) {
      return Optional.empty();
    }
    Stmt second = next.get();
    Footprint one = Footprint.of(first);
    Footprint other = Footprint.of(second);
    if (!one.isPlain()
        || !other.isPlain()
        || declares(first, second)
        || declares(second, first)
        || !one.isIndependentOf(other, Hidden.of(spot.function(), facts))) {
      return Optional.empty();
    }
    return Optional.of(
        new Change(
            Excerpt.of(Printer.print(second) + " before " + Printer.print(first)),
            List.of(
                Replacement.remove(first), new Replacement.OfStmt(second, List.of(second, first))),
            List.of(first, second)));
  }

  /** The statement after it in its block; none after a pragma, which is about the first. */
  static Optional<Stmt> next(Spot spot) {
    if (spot.surroundings().inExpression()
        || !(spot.surroundings().parent() instanceof Stmt.Block block)) {
      return Optional.empty();
    }
    int place = Nesting.place(block.items(), spot.statement());
    boolean afterPragma = place > 0 && block.items().get(place - 1) instanceof Stmt.Pragma;
    return place < 0 || place + 1 >= block.items().size() || afterPragma
        ? Optional.empty()
        : Optional.of(block.items().get(place + 1));
  }

  private static boolean isMovable(Stmt stmt) {
    return switch (stmt) {
          case Stmt.Expression _, Stmt.If _, Stmt.Block _, Stmt.Switch _ -> true;
          case Stmt.While _, Stmt.DoWhile _, Stmt.For _ -> true;
          case Stmt.Declare(Decl.Variable v) ->
              v.storage() == Decl.Storage.NONE
                  && v.traits().equals(Decl.Traits.NONE)
                  && v.attributes().isEmpty()
                  && !Types.isVariablyModified(v.type());
          case Stmt.Declare _, Stmt.Labeled _, Stmt.Empty _, Stmt.Goto _, Stmt.ComputedGoto _ ->
              false;
          case Stmt.Break _, Stmt.Continue _, Stmt.Return _, Stmt.Asm _ -> false;
          case Stmt.LocalLabels _, Stmt.Pragma _ -> false;
        }
        && Flow.of(stmt).isStraight();
  }

  /** Whether the one declares a name that the other mentions, even if only for its type. */
  private static boolean declares(Stmt one, Stmt other) {
    return one instanceof Stmt.Declare(Decl.Variable v) && Names.used(other).contains(v.name());
  }
}
