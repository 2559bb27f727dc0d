package dev.assay.mutate.changing;

import dev.assay.mutate.Change;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.preserving.Outline;
import dev.assay.random.Rng;
import java.util.List;
import java.util.Optional;

/** Statements, or an expression, become a function of their own. */
final class ExtractFunction implements ChangingMutator {
  private static final int TRIES = 12;

  @Override
  public String name() {
    return "extract-function";
  }

  @Override
  public String summary() {
    return "a function of their own for statements or an expression";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    if (rng.nextBoolean()) {
      return ExtractedExpression.drawn(subject, names, rng);
    }
    List<Spot> spots = Openings.around(subject.program());
    for (int i = 0; i < TRIES && !spots.isEmpty(); i++) {
      Spot spot = rng.pick(spots);
      Optional<Change> change = new Outline().at(spot, Unrun.facts(subject, spot, rng), names, rng);
      if (change.isPresent()) {
        return change;
      }
    }
    return ExtractedExpression.drawn(subject, names, rng);
  }
}
