package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Purpose;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Findings;
import dev.assay.judge.Oracle;
import dev.assay.judge.Settings;
import dev.assay.judge.Signature;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;

/** Sanitizers must stay silent on a program that is known to be defined. */
public final class SanitizerOracle implements Oracle {
  private final Answers answers;

  public SanitizerOracle(Settings settings) {
    this.answers = new Answers(settings);
  }

  @Override
  public List<Finding> findings(TestCase test, List<CompilerRun> runs) {
    return Findings.merged(
        runs.stream()
            .filter(run -> run.configuration().purpose() == Purpose.SANITIZE)
            .filter(run -> answers.isDefined(test, run.configuration()))
            .flatMap(run -> finding(run).stream())
            .toList());
  }

  private static Optional<Finding> finding(CompilerRun run) {
    return SanitizerReport.in(run)
        .filter(report -> !report.isShortage())
        .map(report ->
            new Finding(
                new Signature(
                    BugClass.SANITIZER,
                    run.configuration().compiler().name(),
                    report.sanitizer() + ": " + report.kind()),
                run.configuration()
                    + ": "
                    + report.sanitizer()
                    + " reports "
                    + report.kind()
                    + " in a program that is defined",
                List.of(run),
                true,
                "interpreter"));
  }
}
