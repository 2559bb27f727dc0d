package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Defined programs print and return what they do when compiled.
 *
 * <p>The {@code .expected} files hold what gcc 12 and clang 14, at -O0 and -O2, agree on.
 */
final class RunSuiteTest {
  @TestFactory
  Stream<DynamicTest> programsRunAsCompiled() {
    return SuiteProgram.all("run", ".c").stream()
        .map(p -> DynamicTest.dynamicTest(p.name(), () -> assertRuns(p)));
  }

  private static void assertRuns(SuiteProgram program) {
    Execution execution = SuiteRunner.explore(program);
    if (execution instanceof Execution.Finished finished) {
      assertEquals(program.expectedOutput(), finished.stdout());
      assertEquals(program.exitStatus(), finished.exit());
    }
    boolean ran = execution instanceof Execution.Finished;
    KnownGaps.assertFound(program, ran, () -> "should run: " + execution);
  }
}
