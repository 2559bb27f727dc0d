package dev.assay.cli;

import dev.assay.campaign.bench.PolicyEffect;
import dev.assay.campaign.bench.SetMeasurement;
import dev.assay.compile.Configuration;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * All that {@code assay bench generate} found.
 *
 * @param sets our own first
 * @param notes what was left out, and why
 */
record GenerateBenchResults(List<SetMeasurement> sets, Duration warmUp, List<String> notes) {
  GenerateBenchResults {
    sets = List.copyOf(sets);
    notes = List.copyOf(notes);
  }

  List<Configuration> configurations() {
    return sets.getFirst().counters().stream()
        .map(SetMeasurement.CountersOf::configuration)
        .toList();
  }

  /** What all sets have at least. */
  int sameNumber() {
    return sets.stream().mapToInt(one -> one.set().programs().size()).min().orElse(0);
  }

  /** What all sets have at least. */
  long sameBytes() {
    return sets.stream().mapToLong(one -> one.set().bytes()).min().orElse(0);
  }

  Optional<SetMeasurement> find(String generator) {
    return sets.stream().filter(one -> one.set().generator().equals(generator)).findFirst();
  }

  /** One for each configuration; none unless both kinds of programs were measured. */
  List<PolicyEffect> effects() {
    Optional<SetMeasurement> with = find(GenerateBenchOwn.WITH);
    Optional<SetMeasurement> without = find(GenerateBenchOwn.WITHOUT);
    if (with.isEmpty() || without.isEmpty()) {
      return List.of();
    }
    return IntStream.range(0, configurations().size())
        .mapToObj(i ->
            PolicyEffect.of(
                with.get().set(),
                with.get().counters().get(i),
                without.get().set(),
                without.get().counters().get(i)))
        .toList();
  }
}
