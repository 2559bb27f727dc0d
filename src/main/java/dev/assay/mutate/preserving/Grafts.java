package dev.assay.mutate.preserving;

import dev.assay.c.Decl;
import dev.assay.c.Program;
import dev.assay.c.Stmt;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Draws statements of other programs, or of elsewhere in a program, that can be put before one. */
public final class Grafts {
  private static final int TRIES = 8;

  private Grafts() {}

  /** One that compiles there; empty if none was found. */
  public static Optional<Stmt> drawn(Spot spot, Facts facts, FreshNames names, Rng rng) {
    if (!canPrecede(spot, facts)) {
      return Optional.empty();
    }
    for (int i = 0; i < TRIES; i++) {
      Optional<Stmt> added = one(spot, facts, names, rng);
      if (added.isPresent()) {
        return added;
      }
    }
    return Optional.empty();
  }

  /** Control that comes to what is put before the statement goes on to it. */
  private static boolean canPrecede(Spot spot, Facts facts) {
    boolean isBody = spot.statement() == spot.surroundings().parent();
    boolean needsBlock =
        spot.statement() instanceof Stmt.Declare || spot.statement() instanceof Stmt.LocalLabels;
    return !isBody
        && !(spot.statement() instanceof Stmt.LocalLabels)
        && (spot.surroundings().isItem() || !needsBlock && !spot.surroundings().inExpression())
        && !new Removal(spot, facts).isBoundToPrevious();
  }

  private static Optional<Stmt> one(Spot spot, Facts facts, FreshNames names, Rng rng) {
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
