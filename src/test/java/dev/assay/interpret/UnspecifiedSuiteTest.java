package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Programs that all sanitizers pass but whose output C leaves open are found, their twins not. */
final class UnspecifiedSuiteTest {
  @TestFactory
  Stream<DynamicTest> openProgramsAreFound() {
    return SuiteProgram.all("unspecified", ".bad.c").stream()
        .map(p -> DynamicTest.dynamicTest(p.name(), () -> assertFound(p)));
  }

  @TestFactory
  Stream<DynamicTest> theirTwinsRun() {
    return SuiteProgram.all("unspecified", ".good.c").stream()
        .map(p -> DynamicTest.dynamicTest(p.name(), () -> assertRuns(p)));
  }

  @Test
  void everyKindHasAProgram() {
    Set<String> kinds =
        Stream.of(UnspecifiedKind.values())
            .map(UnspecifiedKind::label)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> shown =
        SuiteProgram.all("unspecified", ".bad.c").stream()
            .filter(p -> p.undefined().isEmpty())
            .map(SuiteProgram::kind)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(kinds, shown);
  }

  /** Only the kind counts: where a difference starts and where it is printed are both right. */
  private static void assertFound(SuiteProgram program) {
    if (!program.undefined().isEmpty()) {
      UbSuiteTest.assertFound(program);
      return;
    }
    Execution execution = SuiteRunner.explore(program);
    boolean found =
        execution instanceof Execution.Unspecified unspecified
            && program.unspecified().values().stream()
                .anyMatch(kinds -> kinds.contains(unspecified.kind().label()));
    KnownGaps.assertFound(
        program, found, () -> "marked " + program.unspecified() + ": " + execution);
  }

  private static void assertRuns(SuiteProgram program) {
    switch (SuiteRunner.explore(program)) {
      case Execution.Finished finished -> assertFalse(finished.stdout().isEmpty());
      case Execution other -> fail("should run: " + other);
    }
  }
}
