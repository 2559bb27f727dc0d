package dev.assay.campaign;

import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.Verdict;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Optional;

/**
 * Takes one seed down the straight line, from program to verdict.
 *
 * <p>A pure function of the seed, up to the processes that it starts: another machine with the same
 * compilers does the same.
 */
public record Trial(Schedule schedule, Plan plan, Examination examination) {

  /** Empty if the thread was interrupted. */
  public Optional<TrialResult> run(long number, Seed seed, Scratch scratch) {
    ProgramSource source = schedule.source(seed);
    scratch.clear();
    Sourced made = source.make(new Ticket(number, seed.child("program")), scratch);
    return switch (made) {
      case Sourced.Failed(String reason, var cpu) ->
          Optional.of(
              new TrialResult(
                  number,
                  source.name(),
                  seed,
                  Optional.empty(),
                  new Verdict.Inconclusive(reason),
                  List.of(),
                  Usage.generating(cpu)));
      case Sourced.Made(TestCase test, var cpu) ->
          examination
              .examine(test, plan.configurations(seed), scratch)
              .map(seen ->
                  new TrialResult(
                      number,
                      source.name(),
                      seed,
                      Optional.of(seen.test()),
                      seen.verdict(),
                      seen.findings(),
                      seen.usage().plus(Usage.generating(cpu))));
    };
  }
}
