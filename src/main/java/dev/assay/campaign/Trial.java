package dev.assay.campaign;

import dev.assay.campaign.source.Credit;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.Promise;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.compile.swarm.LooseFloats;
import dev.assay.judge.Verdict;
import dev.assay.mutate.TestCase;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes one seed down the straight line, from program to verdict.
 *
 * <p>A pure function of the seed, up to the processes that it starts: another machine with the same
 * compilers does the same.
 */
public record Trial(Schedule schedule, Plan plan, Examination examination) {

  /** Empty if the thread was interrupted. */
  public Optional<TrialResult> run(long number, Seed campaign, Scratch scratch) {
    Seed seed = campaign.child("trial").child(number);
    ProgramSource source = schedule.source(seed);
    scratch.clear();
    var clock = new CpuClock();
    Sourced made = source.make(new Ticket(number, seed.child("program"), campaign), scratch);
    Usage generating = Usage.generating(made.cpu().plus(clock.elapsed()));
    return switch (made) {
      case Sourced.Failed(String reason, var _) ->
          Optional.of(
              new TrialResult(
                  number,
                  source.name(),
                  seed,
                  Optional.empty(),
                  new Verdict.Inconclusive(reason),
                  List.of(),
                  generating,
                  Map.of()));
      case Sourced.Made(TestCase test, var _, Optional<Promise> promise, Credit credit) ->
          examination
              .examine(test, configurations(seed, test, promise), scratch)
              .map(seen -> held(seen, promise))
              .map(seen ->
                  new TrialResult(
                      number,
                      source.name(),
                      seed,
                      Optional.of(seen.test()),
                      seen.verdict(),
                      seen.findings(),
                      seen.usage().plus(generating),
                      credit.counters(!seen.findings().isEmpty())));
    };
  }

  /**
   * A program that is made for a data model may be undefined, or even invalid, for others; and not
   * every compiler builds C++. Flags that loosen floating-point arithmetic are for those that allow
   * for it.
   */
  private List<Configuration> configurations(Seed seed, TestCase test, Optional<Promise> promise) {
    Rng loose = seed.child("loose").rng();
    return plan.configurations(seed).stream()
        .filter(configuration -> !test.isCxx() || configuration.compiler().capabilities().cxx())
        .filter(configuration ->
            promise
                .map(p -> p.isFor(FlagMeaning.setting(configuration, test.standard()).model()))
                .orElse(true))
        .map(configuration ->
            promise.map(Promise::near).orElse(false)
                ? LooseFloats.perhaps(configuration, loose)
                : configuration)
        .toList();
  }

  /** If Assay contradicts itself, nothing that rests on the interpreter counts. */
  private static Examined held(Examined seen, Optional<Promise> promise) {
    return promise
        .flatMap(p -> Contradiction.between(p, seen))
        .map(difference -> seen.contradicted(difference))
        .orElse(seen);
  }
}
