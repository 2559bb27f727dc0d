package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each undefined program is found out, by kind and line, and its twin runs. */
final class UbSuiteTest {
  @TestFactory
  Stream<DynamicTest> undefinedProgramsAreFound() {
    return SuiteProgram.all("ub", ".bad.c").stream()
        .map(p -> DynamicTest.dynamicTest(p.name(), () -> assertFound(p)));
  }

  @TestFactory
  Stream<DynamicTest> theirTwinsRun() {
    return SuiteProgram.all("ub", ".good.c").stream()
        .map(p -> DynamicTest.dynamicTest(p.name(), () -> assertRuns(p)));
  }

  @Test
  void everyKindHasAProgram() {
    Set<String> kinds =
        Stream.of(UbKind.values())
            .map(UbKind::label)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> shown =
        SuiteProgram.all("ub", ".bad.c").stream()
            .map(SuiteProgram::kind)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(kinds, shown);
  }

  @Test
  void everyMarkNamesAKind() {
    for (SuiteProgram program : SuiteProgram.all("ub", ".bad.c")) {
      assertFalse(program.undefined().isEmpty(), () -> program + " has no mark");
      program.undefined().values().stream()
          .flatMap(List::stream)
          .forEach(k -> assertTrue(UbKind.byLabel(k).isPresent(), () -> program + " marks " + k));
    }
  }

  static void assertFound(SuiteProgram program) {
    Execution execution = SuiteRunner.explore(program);
    boolean found =
        execution instanceof Execution.Undefined undefined
            && program
                .undefined()
                .getOrDefault(undefined.span().line(), List.of())
                .contains(undefined.kind().label());
    KnownGaps.assertFound(program, found, () -> "marked " + program.undefined() + ": " + execution);
  }

  /** What the twin prints is compared with gcc's in {@link SanitizerAgreementTest}. */
  private static void assertRuns(SuiteProgram program) {
    switch (SuiteRunner.explore(program)) {
      case Execution.Finished finished -> assertFalse(finished.stdout().isEmpty());
      case Execution other -> fail("should run: " + other);
    }
  }
}
