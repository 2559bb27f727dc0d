package dev.assay.judge;

import dev.assay.compile.CompilerRun;
import dev.assay.interpret.Execution;
import dev.assay.judge.signature.Names;
import dev.assay.judge.signature.RefusalKey;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;

/** Why nothing could be compared. */
final class Silence {
  private Silence() {}

  static Verdict verdict(TestCase test, List<CompilerRun> runs, Settings settings) {
    if (runs.isEmpty()) {
      return new Verdict.Inconclusive("no compiler was run");
    }
    List<CompilerRun.Rejected> refusals =
        runs.stream()
            .filter(CompilerRun.Rejected.class::isInstance)
            .map(CompilerRun.Rejected.class::cast)
            .toList();
    if (refusals.size() == runs.size()) {
      String error = RefusalKey.of(refusals.getFirst().output(), Names.NONE);
      return new Verdict.InvalidProgram("refused by every compiler: " + error);
    }
    Optional<CompilerRun.OutOfResources> lacking =
        runs.stream()
            .filter(CompilerRun.OutOfResources.class::isInstance)
            .map(CompilerRun.OutOfResources.class::cast)
            .findFirst();
    return new Verdict.Inconclusive(
        interpreter(test, runs, settings)
            + lacking
                .map(run -> "; " + run.configuration() + " ran out of " + run.resource())
                .orElse(""));
  }

  private static String interpreter(TestCase test, List<CompilerRun> runs, Settings settings) {
    Optional<String> excluded = test.expectation().excluded();
    return excluded.orElseGet(() -> opinion(test, runs, settings));
  }

  private static String opinion(TestCase test, List<CompilerRun> runs, Settings settings) {
    return test.expectation()
        .in(settings.of(runs.getFirst().configuration(), test.standard()))
        .map(Silence::reason)
        .orElse("the interpreter cannot read the program, and too few compilers built it");
  }

  private static String reason(Execution execution) {
    return switch (execution) {
      case Execution.Finished _ -> "no compiler's program ran";
      case Execution.OutOfFuel out ->
          "the program does not end within the interpreter's " + out.resource();
      case Execution.Unsupported unsupported ->
          "the interpreter does not know "
              + unsupported.what()
              + ", and compilers differ or are too few";
      case Execution.Undefined _, Execution.Unspecified _ -> "C leaves its behaviour open";
    };
  }
}
