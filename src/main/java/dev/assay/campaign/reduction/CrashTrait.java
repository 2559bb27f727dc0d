package dev.assay.campaign.reduction;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.signature.CrashKey;
import dev.assay.judge.signature.Names;
import java.util.Optional;
import java.util.Set;

/**
 * The compiler crashes as it did; nothing is run, and nobody asks what the program means.
 *
 * @param keys those of the first program: more than one if it crashes now here, now there
 * @param names the words of the first program, which may be the message's
 */
record CrashTrait(Configuration bad, Set<String> keys, boolean linking, Names names, Tools tools)
    implements Trait {
  /** Crashes that depend on where memory lies come and go. */
  private static final int ATTEMPTS = 3;

  CrashTrait {
    keys = Set.copyOf(keys);
  }

  @Override
  public boolean isIn(Candidate candidate, Scratch scratch) {
    for (int i = 0; i < (keys.size() > 1 ? ATTEMPTS : 1); i++) {
      Optional<CompilerRun> run = tools.run(candidate.test(), bad, linking, scratch);
      if (run.isEmpty()) {
        return false;
      }
      if (shows(run.get(), candidate)) {
        return true;
      }
    }
    return false;
  }

  private boolean shows(CompilerRun run, Candidate candidate) {
    return run instanceof CompilerRun.CompilerCrashed crashed
        && (is(CrashKey.of(crashed.output(), Names.of(candidate.test())))
            || is(CrashKey.of(crashed.output(), names)));
  }

  private boolean is(String key) {
    return keys.stream().anyMatch(known -> CrashLikeness.isSame(known, key));
  }
}
