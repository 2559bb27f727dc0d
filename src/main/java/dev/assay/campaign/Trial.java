package dev.assay.campaign;

import dev.assay.c.DataModel;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.Promise;
import dev.assay.campaign.source.SourceCounters;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.compile.swarm.LooseFloats;
import dev.assay.judge.Finding;
import dev.assay.judge.RefusedBuilds;
import dev.assay.judge.Verdict;
import dev.assay.mutate.TestCase;
import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Takes one seed down the straight line, from program to verdict.
 *
 * <p>A pure function of the seed and of what earlier batches showed, up to the processes that it
 * starts: another machine with the same compilers does the same.
 */
public record Trial(Schedule schedule, Plans plans, Examination examination) {

  /** Empty if the thread was interrupted. */
  public Optional<TrialResult> run(long number, Seed campaign, Scratch scratch) {
    Seed seed = campaign.child("trial").child(number);
    return schedule
        .turn(number, seed, campaign)
        .flatMap(turn -> {
          var ticket = new Ticket(number, turn.number(), seed.child("program"), campaign);
          return plans.of(number).flatMap(plan -> run(turn, plan, ticket, seed, scratch));
        });
  }

  private Optional<TrialResult> run(
      Turn turn, Plan plan, Ticket ticket, Seed seed, Scratch scratch) {
    scratch.clear();
    var clock = new CpuClock();
    Sourced sourced = turn.source().make(ticket, scratch);
    Usage generating = Usage.generating(sourced.cpu().plus(clock.elapsed()));
    String source = turn.source().name();
    return switch (sourced) {
      case Sourced.Failed(String reason, var _) ->
          Optional.of(
              new TrialResult(
                  ticket.number(),
                  source,
                  seed,
                  Optional.empty(),
                  new Verdict.Inconclusive(reason),
                  List.of(),
                  RefusedBuilds.NONE,
                  generating,
                  ofSource(ticket, source, List.of())));
      case Sourced.Made made -> {
        SourceMeter.Look look = look(made, ticket, source, scratch);
        Optional<Promise> promise = made.promise();
        yield examination
            .examine(made.test(), configurations(plan, seed, made.test(), promise), scratch)
            .map(seen -> held(seen, promise))
            .map(seen ->
                new TrialResult(
                    ticket.number(),
                    source,
                    seed,
                    Optional.of(seen.test()),
                    seen.verdict(),
                    seen.findings(),
                    seen.refused(),
                    seen.usage().plus(generating).plus(Usage.generating(look.cpu())),
                    made.credit()
                        .and(look.counters())
                        .and(ofSource(ticket, source, seen.findings()))
                        .counters(seen.hasBug())));
      }
    };
  }

  private SourceMeter.Look look(Sourced.Made made, Ticket ticket, String source, Scratch scratch) {
    return switch (schedule.order()) {
      case Schedule.Order.Fixed() -> SourceMeter.Look.NONE;
      case Schedule.Order.Adapted(Experience experience, Optional<SourceMeter> meter) ->
          meter
              .map(it -> it.look(made, ticket, source, experience, scratch))
              .orElse(SourceMeter.Look.NONE);
    };
  }

  private static Map<String, Long> ofSource(Ticket ticket, String source, List<Finding> findings) {
    return SourceCounters.trial(ticket.number() / Experience.BATCH, source, findings);
  }

  /**
   * A program that is made for a data model may be undefined, or even invalid, for others; and not
   * every compiler builds C++. Flags that loosen floating-point arithmetic are for those that allow
   * for it.
   */
  private List<Configuration> configurations(
      Plan plan, Seed seed, TestCase test, Optional<Promise> promise) {
    Rng loose = seed.child("loose").rng();
    Set<TargetNeed> needs = TargetNeed.of(test);
    return plan.configurations(seed).stream()
        .filter(configuration -> !test.isCxx() || configuration.compiler().capabilities().cxx())
        .filter(configuration -> {
          DataModel model = FlagMeaning.setting(configuration, test.standard()).model();
          return promise.map(p -> p.isFor(model)).orElse(true)
              && needs.stream().allMatch(need -> need.isMetBy(model));
        })
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
