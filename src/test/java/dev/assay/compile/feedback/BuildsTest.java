package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.SearchPath;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Real compilers are asked. */
final class BuildsTest {
  private static final String LOOP =
      """
      extern int a[1000];
      int sum(void) {
        int s = 0;
        for (int i = 0; i < 1000; i++)
          s += a[i];
        return s;
      }
      """;

  private static final String MAIN =
      """
      #include "twice.h"
      int a[1000];
      int sum(void);
      int main(void) {
        if (sum() != 0) {
          a[0] = 1;
          a[1] = 2;
        }
        return twice(sum());
      }
      """;

  private static final String HEADER =
      """
      static int twice(int x) {
        return 2 * x;
      }
      """;

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
    assumeTrue(isInstalled("gcc"), "no gcc");
    Feedback feedback = build(compiler("gcc", Family.GCC), twoUnits()).orElseThrow();
    assertTrue(
        feedback.names().stream().anyMatch(name -> name.matches("vect\\.\\d+: Vectorized loops")),
        feedback::toString);
    assertTrue(
        feedback.names().stream().anyMatch(name -> name.matches("einline\\..*")),
        () -> "nothing of the unit that inlines: " + feedback);
  }

  @Test
  void clangTellsItsRemarks() {
    assumeTrue(isInstalled("clang"), "no clang");
    Feedback feedback = build(compiler("clang", Family.CLANG), twoUnits()).orElseThrow();
    assertTrue(feedback.count("loop-vectorize: Vectorized (Passed)") > 0, feedback::toString);
    assertTrue(feedback.count("inline: Inlined (Passed)") > 0, feedback::toString);
  }

  @Test
  void aProgramThatDoesNotCompileTellsNothing() {
    assumeTrue(isInstalled("gcc"), "no gcc");
    assertEquals(
        Optional.empty(), build(compiler("gcc", Family.GCC), test(Map.of("a.c", "int f( {"))));
  }

  @Test
  void executedLinesAreThoseOfTheProgramsOwnFiles() {
    // The two lines of the branch that is not taken are not executed.
    assertEquals(new ExecutedLines(10, 12), coverage().measure(twoUnits(), scratch).orElseThrow());
  }

  @Test
  void linesOfAProgramThatCrashesAreUnknown() {
    TestCase crash = test(Map.of("a.c", "int main(void) { __builtin_trap(); }\n"));
    assertEquals(Optional.empty(), coverage().measure(crash, scratch));
  }

  private CoverageBuild coverage() {
    assumeTrue(isInstalled("gcc"), "no gcc");
    Optional<CoverageBuild> coverage =
        CoverageBuild.of(runner, compiler("gcc", Family.GCC), SearchPath.ofEnvironment());
    assumeTrue(coverage.isPresent(), "no gcov");
    return coverage.get();
  }

  private Optional<Feedback> build(Compiler compiler, TestCase test) {
    return new CounterBuild(runner).build(test, Configuration.plain(compiler, "-O3"), scratch);
  }

  private static boolean isInstalled(String name) {
    return SearchPath.ofEnvironment().find(name).isPresent();
  }

  private static TestCase twoUnits() {
    return test(Map.of("loop.c", LOOP, "main.c", MAIN, "twice.h", HEADER));
  }

  private static TestCase test(Map<String, String> files) {
    return new TestCase(
        new Origin("test", new Seed(1), ""),
        Standard.DEFAULT,
        files.entrySet().stream().map(e -> new SourceFile(e.getKey(), e.getValue())).toList(),
        files.keySet().stream().filter(name -> name.endsWith(".c")).sorted().toList(),
        List.of(),
        Expectation.NONE);
  }

  private static Compiler compiler(String name, Family family) {
    return new Compiler(
        name,
        family,
        List.of(name),
        name,
        "x86_64-linux-gnu",
        DataModel.LP64,
        true,
        List.of("-O0", "-O3"),
        List.of(),
        Map.of(),
        ProcessLimits.COMPILER,
        Capabilities.NONE);
  }
}
