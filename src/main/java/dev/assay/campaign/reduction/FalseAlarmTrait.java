package dev.assay.campaign.reduction;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.judge.oracle.SanitizerReport;

/** A sanitizer says the same of a program that is known to be defined. */
record FalseAlarmTrait(Configuration bad, Symptom.FalseAlarm alarm, Guard guard, Tools tools)
    implements Trait {
  @Override
  public boolean isIn(Candidate candidate, Scratch scratch) {
    var dialect = FlagMeaning.setting(bad, candidate.test().standard()).dialect();
    return guard.expected(candidate, dialect).isPresent()
        && tools.ran(candidate.test(), bad, scratch).filter(this::shows).isPresent()
        && guard.isSettled(candidate, dialect);
  }

  private boolean shows(CompilerRun run) {
    return SanitizerReport.in(run)
        .filter(report -> (report.sanitizer() + ": " + report.kind()).equals(alarm.key()))
        .isPresent();
  }
}
