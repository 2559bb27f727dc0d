package dev.assay.cli;

import dev.assay.campaign.bench.CompileCurve;
import dev.assay.campaign.bench.PolicyEffect;
import dev.assay.campaign.bench.SetMeasurement;
import dev.assay.campaign.bench.SetMeasurement.CountersOf;
import dev.assay.campaign.bench.SetSizes;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All that {@code assay bench generate} found.
 *
 * @param generators our own first
 * @param notes what was left out, and why
 */
record GenerateBenchResults(List<Runs> generators, Duration warmUp, List<String> notes) {
  GenerateBenchResults {
    generators = List.copyOf(generators);
    notes = List.copyOf(notes);
  }

  /** What one generator's programs gave, a set for each run. */
  record Runs(String generator, List<SetMeasurement> sets) {
    Runs {
      sets = List.copyOf(sets);
    }

    boolean isOwn() {
      return OwnGenerators.find(generator).isPresent();
    }

    Spread spread(ToDoubleFunction<SetMeasurement> figure) {
      return new Spread(sets.stream().map(figure::applyAsDouble).toList());
    }

    private SetSizes all() {
      return sets.stream().map(SetMeasurement::set).reduce(SetSizes::plus).orElseThrow();
    }

    private CountersOf counters(int configuration) {
      return sets.stream()
          .map(one -> one.counters().get(configuration))
          .reduce(CountersOf::plus)
          .orElseThrow();
    }
  }

  private SetMeasurement any() {
    return generators.getFirst().sets().getFirst();
  }

  private Stream<SetMeasurement> sets() {
    return generators.stream().flatMap(one -> one.sets().stream());
  }

  boolean anySet(ToDoubleFunction<SetMeasurement> figure) {
    return sets().anyMatch(one -> figure.applyAsDouble(one) > 0);
  }

  List<Configuration> configurations() {
    return any().counters().stream().map(CountersOf::configuration).toList();
  }

  /** Those that tell what survives. */
  List<Compiler> weighing() {
    return any().survivals().stream().map(SetMeasurement.SurvivalOf::compiler).toList();
  }

  /** What all sets have at least. */
  int sameNumber() {
    return sets().mapToInt(one -> one.set().programs().size()).min().orElse(0);
  }

  /** What all sets have at least. */
  long sameBytes() {
    return sets().mapToLong(one -> one.set().bytes()).min().orElse(0);
  }

  /** What compiling takes in a configuration for all sets at least. */
  Duration sameCompileTime(int configuration) {
    return sets()
        .map(one -> one.curves().get(configuration))
        .map(CompileCurve::total)
        .min(Duration::compareTo)
        .orElse(Duration.ZERO);
  }

  Optional<Runs> find(String generator) {
    return generators.stream().filter(one -> one.generator().equals(generator)).findFirst();
  }

  /** Those that others are compared with: Assay's peers, and its own oldest generator. */
  List<Runs> yardsticks() {
    return generators.stream()
        .filter(one -> !one.isOwn() || one.generator().equals(OwnGenerators.EXACT))
        .toList();
  }

  /** One for each configuration; none unless both kinds of programs were measured. */
  List<PolicyEffect> effects() {
    Optional<Runs> with = find(OwnGenerators.EXACT);
    Optional<Runs> without = find(OwnGenerators.NO_POLICIES);
    if (with.isEmpty() || without.isEmpty()) {
      return List.of();
    }
    return IntStream.range(0, configurations().size())
        .mapToObj(i ->
            PolicyEffect.of(
                with.get().all(),
                with.get().counters(i),
                without.get().all(),
                without.get().counters(i)))
        .toList();
  }
}
