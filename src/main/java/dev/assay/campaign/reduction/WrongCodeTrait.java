package dev.assay.campaign.reduction;

import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Execution;
import java.util.Optional;

/**
 * The program is defined, one configuration makes it do something else than it must, in the same
 * way as before, and another one does not.
 *
 * <p>What it must do is asked anew each time, the cheapest question first.
 */
record WrongCodeTrait(
    Configuration bad, Configuration good, Manner manner, Guard guard, Tools tools)
    implements Trait {
  @Override
  public boolean isIn(Candidate candidate, Scratch scratch) {
    var dialect = FlagMeaning.setting(bad, candidate.test().standard()).dialect();
    Optional<Execution.Finished> expected = guard.expected(candidate, dialect);
    return expected.isPresent()
        && shows(candidate, expected.get(), bad, manner, scratch)
        && shows(candidate, expected.get(), good, Manner.RIGHT, scratch)
        && guard.isSettled(candidate, dialect);
  }

  private boolean shows(
      Candidate candidate,
      Execution.Finished expected,
      Configuration configuration,
      Manner wanted,
      Scratch scratch) {
    return tools
        .ran(candidate.test(), configuration, scratch)
        .filter(run -> Manner.of(expected, run) == wanted)
        .isPresent();
  }
}
