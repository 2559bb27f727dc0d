package dev.assay.judge;

import dev.assay.compile.CompilerRun;
import dev.assay.interpret.Execution;
import dev.assay.judge.oracle.AgreementOracle;
import dev.assay.judge.oracle.CompilerMustLive;
import dev.assay.judge.oracle.InterpreterOracle;
import dev.assay.judge.oracle.MustBeDeterministic;
import dev.assay.judge.oracle.SanitizerOracle;
import dev.assay.judge.oracle.ValidMustCompile;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;

/** Asks every oracle, and says what their findings mean together. */
public final class Judge {
  private final Settings settings;
  private final InterpreterOracle interpreter;
  private final AgreementOracle agreement;
  private final List<Oracle> oracles;

  public Judge(Settings settings) {
    this.settings = settings;
    this.interpreter = new InterpreterOracle(settings);
    this.agreement = new AgreementOracle(settings);
    this.oracles =
        List.of(
            interpreter,
            agreement,
            new CompilerMustLive(),
            new ValidMustCompile(settings),
            new SanitizerOracle(settings),
            new MustBeDeterministic(settings));
  }

  public Verdict judge(TestCase test, List<CompilerRun> runs) {
    List<Finding> findings =
        Findings.merged(
            oracles.stream().flatMap(oracle -> oracle.findings(test, runs).stream()).toList());
    return findings.isEmpty() ? withoutFindings(test, runs) : Verdict.of(findings);
  }

  private Verdict withoutFindings(TestCase test, List<CompilerRun> runs) {
    Optional<String> doubt = interpreter.doubt(test, runs);
    if (doubt.isPresent()) {
      return new Verdict.Inconclusive(doubt.get());
    }
    if (interpreter.judges(test, runs) || agreement.agrees(test, runs)) {
      return new Verdict.Agrees();
    }
    Optional<String> invalid =
        runs.stream()
            .flatMap(run ->
                test
                    .expectation()
                    .in(settings.of(run.configuration(), test.standard()))
                    .flatMap(Judge::openness)
                    .stream())
            .findFirst();
    return invalid
        .<Verdict>map(Verdict.InvalidProgram::new)
        .orElseGet(() -> Silence.verdict(test, runs, settings));
  }

  /** Why C leaves a program's behaviour open, if it does. */
  private static Optional<String> openness(Execution execution) {
    return switch (execution) {
      case Execution.Undefined undefined -> Optional.of("undefined: " + undefined.message());
      case Execution.Unspecified unspecified ->
          Optional.of("unspecified: " + unspecified.message());
      case Execution.Finished _, Execution.OutOfFuel _, Execution.Unsupported _ -> Optional.empty();
    };
  }
}
