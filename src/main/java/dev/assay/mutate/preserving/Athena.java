package dev.assay.mutate.preserving;

import dev.assay.c.Decl;
import dev.assay.c.Program;
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

/**
 * Leaves out a statement that the run never reached, or puts a statement from another program, or
 * from elsewhere in this one, before it.
 */
public final class Athena implements Mutator {
  private static final int TRIES = 8;
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
    if (!canPrecede(spot)) {
      return Optional.empty();
    }
    for (int i = 0; i < TRIES; i++) {
      Optional<Stmt> added = drawn(spot, facts, names, rng);
      if (added.isPresent()) {
        return Optional.of(
            new Change(
                Excerpt.of(Printer.print(added.get())),
                List.of(
                    new Replacement.OfStmt(
                        spot.statement(), List.of(added.get(), spot.statement())))));
      }
    }
    return Optional.empty();
  }

  /** Control that comes to what is put before the statement goes on to it: so it never comes. */
  private static boolean canPrecede(Spot spot) {
    boolean isBody = spot.statement() == spot.surroundings().parent();
    boolean needsBlock =
        spot.statement() instanceof Stmt.Declare || spot.statement() instanceof Stmt.LocalLabels;
    return !isBody
        && !(spot.statement() instanceof Stmt.LocalLabels)
        && (spot.surroundings().isItem() || !needsBlock && !spot.surroundings().inExpression())
        && !new Removal(spot).isBoundToPrevious();
  }

  private static Optional<Stmt> drawn(Spot spot, Facts facts, FreshNames names, Rng rng) {
    List<Program> others =
        facts.donors().programs().stream().filter(p -> isReadable(p, facts.program())).toList();
    boolean isForeign = !others.isEmpty() && rng.chance(2, 3);
    List<Decl.Function> functions =
        DonorStatements.functions(isForeign ? rng.pick(others) : facts.program());
    if (functions.isEmpty()) {
      return Optional.empty();
    }
    Decl.Function from = rng.pick(functions);
    List<Stmt> candidates = DonorStatements.candidates(from);
    return candidates.isEmpty()
        ? Optional.empty()
        : DonorStatements.of(rng.pick(candidates), from, facts)
            .flatMap(donor -> new Graft(donor, isForeign, spot, facts, names, rng).made());
  }

  /** Whether what the other program is written in is known in this one, too. */
  private static boolean isReadable(Program other, Program program) {
    return other.model().equals(program.model())
        && program.standard().atLeast(other.standard().version());
  }
}
