package dev.assay.campaign.reduction;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Scratch;
import java.time.Duration;
import java.util.Optional;

/**
 * The compiler takes many times as long as at a level where it does not hang.
 *
 * <p>It is given just that long, so that a try costs seconds where the hang may take hours.
 *
 * @param least CPU time that must be over before anything is a hang
 */
record HangTrait(Configuration bad, Configuration good, Duration least, Tools tools)
    implements Trait {
  private static final int TIMES = 10;

  /** Less than this could be a busy machine. */
  static final Duration LEAST = Duration.ofSeconds(2);

  @Override
  public boolean isIn(Candidate candidate, Scratch scratch) {
    Optional<CompilerRun> quick = tools.compiled(candidate.test(), good, scratch);
    if (quick.filter(RefusalTrait::isTaken).isEmpty()) {
      return false;
    }
    Duration due = quick.get().cost().compiling().multipliedBy(TIMES);
    Configuration bounded = within(bad, due.compareTo(least) < 0 ? least : due);
    return tools
        .compiled(candidate.test(), bounded, scratch)
        .filter(CompilerRun.CompilerHung.class::isInstance)
        .isPresent();
  }

  static Configuration within(Configuration configuration, Duration cpu) {
    ProcessLimits limits = configuration.compiler().limits().withCpu(cpu);
    return new Configuration(
        configuration.compiler().within(limits),
        configuration.level(),
        configuration.flags(),
        configuration.purpose());
  }
}
