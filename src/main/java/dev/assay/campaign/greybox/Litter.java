package dev.assay.campaign.greybox;

import dev.assay.campaign.greybox.FeatureMeter.Measured;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The mutants of one trial, of which the one goes on that shows most that is new. */
record Litter(GreyboxWays ways, Breeder breeder, Corpus corpus, String name) {
  /**
   * One of them.
   *
   * @param features what it showed; none if nobody looked, or if a compiler died of it
   * @param fresh those that the corpus does not have
   */
  record Best(Breeder.Bred bred, TestCase test, Features features, Features fresh) {}

  /**
   * What came of it.
   *
   * @param counters how often each mutator was tried, and what became of it
   */
  record Result(Optional<Best> best, Duration cpu, Map<String, Long> counters) {}

  Result of(Seed seed, Scratch scratch) {
    var counters = new TreeMap<String, Long>();
    Optional<Best> best = Optional.empty();
    Duration cpu = Duration.ZERO;
    for (int i = 0; i < GreyboxSource.attempts(ways); i++) {
      Optional<Breeder.Bred> bred = breeder.breed(corpus, seed.child("mutant").child(i));
      if (bred.isEmpty()) {
        continue;
      }
      MutatorCounters.refused(bred.get(), counters);
      TestCase test = test(bred.get(), seed);
      if (ways.meter().isEmpty()) {
        var only = new Best(bred.get(), test, Features.NONE, Features.NONE);
        return new Result(Optional.of(only), cpu, counters);
      }
      Measured measured = ways.meter().get().measure(test, scratch);
      cpu = cpu.plus(measured.cpu());
      MutatorCounters.measured(bred.get(), measured, corpus, counters);
      switch (measured) {
        case Measured.Seen(Features features, var _) ->
            best = better(best, bred.get(), test, features);
        case Measured.Refused _ -> {}
        case Measured.Died _ -> {
          // Nothing is more worth a look than what a compiler dies of.
          var deadly = new Best(bred.get(), test, Features.NONE, Features.NONE);
          return new Result(Optional.of(deadly), cpu, counters);
        }
      }
    }
    return new Result(best, cpu, counters);
  }

  private TestCase test(Breeder.Bred bred, Seed seed) {
    TestCase test = Standalone.test(new Origin(name, seed, bred.lineage().toString()), bred.text());
    return bred.judged() ? test : test.expecting(Expectation.UNKNOWABLE);
  }

  private Optional<Best> better(
      Optional<Best> before, Breeder.Bred bred, TestCase test, Features features) {
    var next = new Best(bred, test, features, features.minus(corpus.covered()));
    return before.filter(best -> best.fresh().size() >= next.fresh().size()).isPresent()
        ? before
        : Optional.of(next);
  }
}
