package dev.assay.campaign.reduction;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.signature.Names;
import dev.assay.judge.signature.RefusalKey;

/** The compiler refuses the program with the same words, and another one takes it. */
record RefusalTrait(Configuration bad, Configuration good, Symptom.Refusal refusal, Tools tools)
    implements Trait {
  @Override
  public boolean isIn(Candidate candidate, Scratch scratch) {
    return tools
            .run(candidate.test(), bad, refusal.linking(), scratch)
            .filter(run -> shows(run, candidate))
            .isPresent()
        && tools
            .run(candidate.test(), good, refusal.linking(), scratch)
            .filter(RefusalTrait::isTaken)
            .isPresent();
  }

  private boolean shows(CompilerRun run, Candidate candidate) {
    return run instanceof CompilerRun.Rejected rejected
        && RefusalKey.of(rejected.output(), Names.of(candidate.test())).equals(refusal.key());
  }

  static boolean isTaken(CompilerRun run) {
    return switch (run) {
      case CompilerRun.Ran _, CompilerRun.Died _, CompilerRun.RanTooLong _ -> true;
      case CompilerRun.Compiled _ -> true;
      case CompilerRun.CompilerCrashed _, CompilerRun.CompilerHung _ -> false;
      case CompilerRun.Rejected _, CompilerRun.Analysed _, CompilerRun.OutOfResources _ -> false;
    };
  }
}
