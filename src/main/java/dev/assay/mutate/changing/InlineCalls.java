package dev.assay.mutate.changing;

import dev.assay.mutate.Change;
import dev.assay.mutate.Donors;
import dev.assay.mutate.Facts;
import dev.assay.mutate.FreshNames;
import dev.assay.mutate.Spot;
import dev.assay.mutate.Spots;
import dev.assay.mutate.preserving.InlineCall;
import dev.assay.mutate.profile.Profiler;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;

/** What a function does takes the place of a call of it. */
final class InlineCalls implements ChangingMutator {
  @Override
  public String name() {
    return "inline-call";
  }

  @Override
  public String summary() {
    return "what a function does, or gives, in the place of a call of it";
  }

  @Override
  public Optional<Change> change(Subject subject, FreshNames names, Rng rng) {
    Optional<Change> value =
        rng.nextBoolean() ? InlinedValue.drawn(subject, rng) : Optional.empty();
    return value.or(() -> body(subject, names, rng)).or(() -> InlinedValue.drawn(subject, rng));
  }

  private static Optional<Change> body(Subject subject, FreshNames names, Rng rng) {
    var facts =
        new Facts(
            subject.program(),
            Profiler.withoutRun(subject.program(), List.of(), new Seed(0)),
            Donors.NONE);
    List<Spot> spots =
        Spots.of(subject.program()).all().stream()
            .filter(spot -> Definitions.isOpen(spot.function(), subject.program()))
            .toList();
    for (Spot spot : rng.shuffled(spots)) {
      Optional<Change> change = new InlineCall().at(spot, facts, names, rng);
      if (change.isPresent()) {
        return change;
      }
    }
    return Optional.empty();
  }
}
