package dev.assay.judge.oracle;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Purpose;
import dev.assay.judge.Finding;
import dev.assay.judge.Oracle;
import dev.assay.judge.Settings;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/** A program must do what the interpreter did, by the rules of its configuration. */
public final class InterpreterOracle implements Oracle {
  private final Answers answers;

  public InterpreterOracle(Settings settings) {
    this.answers = new Answers(settings);
  }

  @Override
  public List<Finding> findings(TestCase test, List<CompilerRun> runs) {
    // Targets may rightly differ in what the program prints.
    var byAnswer = new LinkedHashMap<Behaviour, WrongOutputs>();
    for (CompilerRun run : runs) {
      Optional<Behaviour> expected = expected(test, run);
      Optional<Behaviour> seen = Behaviour.of(run);
      if (expected.isPresent() && seen.isPresent()) {
        Behaviour.difference(expected.get(), seen.get())
            .ifPresent(difference ->
                byAnswer
                    .computeIfAbsent(expected.get(), _ -> new WrongOutputs())
                    .add(run, difference));
      }
    }
    var findings = new ArrayList<Finding>();
    byAnswer.forEach(
        (expected, wrong) -> findings.addAll(wrong.findings(expected, true, "interpreter")));
    return List.copyOf(findings);
  }

  /** Whether this oracle can tell right from wrong for a run. */
  public boolean judges(TestCase test, CompilerRun run) {
    return Behaviour.of(run).isPresent() && expected(test, run).isPresent();
  }

  private Optional<Behaviour> expected(TestCase test, CompilerRun run) {
    return isLeftToSanitizers(run)
        ? Optional.empty()
        : answers
            .finished(test, run.configuration())
            .map(finished -> Behaviour.expected(finished.exit(), finished.stdout()));
  }

  /** A sanitizer's report changes how the program ends, and its checks how long that takes. */
  private static boolean isLeftToSanitizers(CompilerRun run) {
    return run.configuration().purpose() == Purpose.SANITIZE
        && (run instanceof CompilerRun.RanTooLong || SanitizerReport.in(run).isPresent());
  }
}
