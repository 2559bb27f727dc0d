package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Real compilers are asked. */
final class BuildsTest {
  private NativeProcessRunner runner;
  private Scratch scratch;

  @BeforeEach
  void open() {
    runner = NativeProcessRunner.detect(System.getenv());
    scratch = runner.scratch();
  }

  @AfterEach
  void close() {
    scratch.close();
    runner.close();
  }

  @Test
  void gccTellsTheCountersOfAllUnits() {
    assumeTrue(Programs.isInstalled("gcc"), "no gcc");
    Feedback feedback =
        build(Programs.compiler("gcc", Family.GCC), Programs.twoUnits()).orElseThrow();
    assertTrue(
        feedback.names().stream()
            .anyMatch(name -> name.matches("gcc-statistics/vect\\.\\d+: Vectorized loops")),
        feedback::toString);
    assertTrue(
        feedback.names().stream().anyMatch(name -> name.matches("gcc-statistics/einline\\..*")),
        () -> "nothing of the unit that inlines: " + feedback);
  }

  @Test
  void clangTellsItsRemarks() {
    assumeTrue(Programs.isInstalled("clang"), "no clang");
    Feedback feedback =
        build(Programs.compiler("clang", Family.CLANG), Programs.twoUnits()).orElseThrow();
    assertTrue(
        feedback.count("clang-remarks/loop-vectorize: Vectorized (Passed)") > 0,
        feedback::toString);
    assertTrue(feedback.count("clang-remarks/inline: Inlined (Passed)") > 0, feedback::toString);
  }

  @Test
  void countersAreAPartOfAllFeedback() {
    Feedback all =
        Feedback.of(
            Map.of(
                "gcc-statistics/dse.50: stores", 3L,
                "gcc-opt-info/optimized: loop unrolled", 1L,
                "clang-remarks/licm: Hoisted (Passed)", 2L));
    assertEquals(
        Feedback.of(
            Map.of(
                "gcc-statistics/dse.50: stores", 3L, "clang-remarks/licm: Hoisted (Passed)", 2L)),
        CounterBuild.counters(all));
  }

  @Test
  void aProgramThatDoesNotCompileTellsNothing() {
    assumeTrue(Programs.isInstalled("gcc"), "no gcc");
    assertEquals(Optional.empty(), build(Programs.compiler("gcc", Family.GCC), Programs.invalid()));
  }

  @Test
  void executedLinesAreThoseOfTheProgramsOwnFiles() {
    // The two lines of the branch that is not taken are not executed.
    assertEquals(
        new ExecutedLines(10, 12), coverage().measure(Programs.twoUnits(), scratch).orElseThrow());
  }

  @Test
  void linesOfAProgramThatCrashesAreUnknown() {
    TestCase crash = Programs.test(Map.of("a.c", "int main(void) { __builtin_trap(); }\n"));
    assertEquals(Optional.empty(), coverage().measure(crash, scratch));
  }

  private CoverageBuild coverage() {
    assumeTrue(Programs.isInstalled("gcc"), "no gcc");
    Optional<CoverageBuild> coverage =
        CoverageBuild.of(runner, Programs.compiler("gcc", Family.GCC), SearchPath.ofEnvironment());
    assumeTrue(coverage.isPresent(), "no gcov");
    return coverage.get();
  }

  private Optional<Feedback> build(Compiler compiler, TestCase test) {
    return new CounterBuild(runner).build(test, Configuration.plain(compiler, "-O3"), scratch);
  }
}
