package dev.assay.campaign.source;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import dev.assay.compile.feedback.CounterBuild;
import dev.assay.compile.process.CpuMeter;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import dev.assay.random.Rng;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Measures what optimisations a variant reaches that its program does not.
 *
 * @param compilers those that can tell; one of them is drawn
 */
record Gain(ProcessRunner runner, List<Compiler> compilers) {
  private static final String LEVEL = "-O2";

  /** By how many, if that could be seen, and what it cost. */
  record Measured(Optional<Integer> gain, Duration cpu) {
    static final Measured NOT = new Measured(Optional.empty(), Duration.ZERO);
  }

  static Gain of(ProcessRunner runner, List<Compiler> all) {
    return new Gain(
        runner,
        all.stream()
            .filter(c -> CounterBuild.knows(c.family()) && c.runner().isEmpty())
            .filter(c -> c.levels().contains(LEVEL))
            .toList());
  }

  Measured between(TestCase program, TestCase variant, Rng rng, Scratch scratch) {
    if (compilers.isEmpty()) {
      return Measured.NOT;
    }
    var way = new Configuration(rng.pick(compilers), LEVEL, List.of(), Purpose.RUN);
    var meter = new CpuMeter(runner);
    var build = new CounterBuild(meter);
    Optional<Integer> gain =
        build
            .build(program, way, scratch)
            .flatMap(before ->
                build
                    .build(variant, way, scratch)
                    .map(after -> without(after.names(), before.names())));
    return new Measured(gain, meter.used());
  }

  private static int without(Set<String> after, Set<String> before) {
    Set<String> fresh = new HashSet<>(after);
    fresh.removeAll(before);
    return fresh.size();
  }
}
