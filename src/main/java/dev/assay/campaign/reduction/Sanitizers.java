package dev.assay.campaign.reduction;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.oracle.SanitizerReport;
import java.util.List;
import java.util.Optional;

/** All kinds of sanitizer that this machine has, each in one build. */
record Sanitizers(List<Configuration> configurations, Tools tools) implements Trait {
  Sanitizers {
    configurations = List.copyOf(configurations);
  }

  /** Whether they are silent, and those that can build the program do so. */
  @Override
  public boolean isIn(Candidate candidate, Scratch scratch) {
    return objection(candidate, scratch).isEmpty() && !Thread.currentThread().isInterrupted();
  }

  /** What the first one that speaks up says. */
  Optional<String> objection(Candidate candidate, Scratch scratch) {
    for (Configuration configuration : configurations) {
      Optional<CompilerRun> run = tools.ran(candidate.test(), configuration, scratch);
      Optional<SanitizerReport> report =
          run.flatMap(SanitizerReport::in).filter(said -> !said.isShortage());
      if (report.isPresent()) {
        return report.map(said -> configuration + ": " + said.sanitizer() + ": " + said.kind());
      }
    }
    return Optional.empty();
  }
}
