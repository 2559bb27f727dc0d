package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Programs with one choice that shows among many that do not are found with four more runs. */
final class OpenChoiceSuiteTest {
  private static List<SuiteProgram> programs() {
    return SuiteProgram.all("open-choice", ".c");
  }

  @Test
  void thereAreEnough() {
    assertTrue(programs().size() >= 60, () -> programs().size() + " programs");
  }

  @TestFactory
  Stream<DynamicTest> eachIsFound() {
    return programs().stream().map(p -> DynamicTest.dynamicTest(p.name(), () -> assertFound(p)));
  }

  private static void assertFound(SuiteProgram program) {
    switch (SuiteRunner.explore(program)) {
      case Execution.Unspecified found -> assertEquals(program.kind(), found.kind().label());
      case Execution other -> fail("not found: " + other);
    }
  }
}
