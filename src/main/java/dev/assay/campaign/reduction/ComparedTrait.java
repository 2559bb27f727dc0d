package dev.assay.campaign.reduction;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import java.util.List;
import java.util.Optional;

/**
 * Wrong code of a program that the interpreter does not know: several others agree with each other
 * and not with the one, and sanitizers, who stand for the interpreter, are silent.
 */
record ComparedTrait(
    Configuration bad, List<Configuration> good, Manner manner, Sanitizers sanitizers, Tools tools)
    implements Trait {
  ComparedTrait {
    good = List.copyOf(good);
  }

  @Override
  public boolean isIn(Candidate candidate, Scratch scratch) {
    Optional<CompilerRun> wrong = tools.ran(candidate.test(), bad, scratch);
    Optional<CompilerRun> right = Optional.empty();
    for (Configuration one : good) {
      Optional<CompilerRun> run = tools.ran(candidate.test(), one, scratch);
      if (run.isEmpty() || right.isPresent() && Manner.of(right.get(), run.get()) != Manner.RIGHT) {
        return false;
      }
      right = run;
    }
    return wrong.isPresent()
        && right.filter(CompilerRun.Ran.class::isInstance).isPresent()
        && Manner.of(right.get(), wrong.get()) == manner
        && sanitizers.isIn(candidate, scratch);
  }
}
