package dev.assay.bugs.report;

import dev.assay.bugs.regression.RegressionTest;
import dev.assay.bugs.trace.FirstWrong;
import java.util.List;
import java.util.Optional;

/**
 * What was seen when the compiler was run for a report.
 *
 * @param compilerText what the compiler says of itself at length, {@code gcc -v}; may be empty
 * @param invocation short commands that were seen to show the bug
 * @param timing of a compiler that hangs
 * @param tests regression tests that were seen to fail where the bug is and to pass where not
 * @param remarks what did not work, one sentence each
 */
public record Examined(
    String compilerText,
    Optional<Invocation> invocation,
    Optional<FirstWrong> firstWrong,
    Optional<Timing> timing,
    List<RegressionTest> tests,
    List<String> remarks) {
  /** For reports that only tell what is stored. */
  public static final Examined NOTHING =
      new Examined("", Optional.empty(), Optional.empty(), Optional.empty(), List.of(), List.of());

  public Examined {
    tests = List.copyOf(tests);
    remarks = List.copyOf(remarks);
  }

  /** Only that these commands show the bug. */
  public static Examined of(Invocation invocation) {
    return new Examined(
        "", Optional.of(invocation), Optional.empty(), Optional.empty(), List.of(), List.of());
  }
}
