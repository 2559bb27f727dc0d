package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MainTest {
  private static final String[] COMMANDS = {"interpret", "print", "bench"};

  @Test
  void helpNamesEveryCommand() {
    Run run = Run.of("--help");
    assertEquals(0, run.exit());
    for (String command : COMMANDS) {
      assertTrue(run.out().contains("\n  " + command + " "), run.out());
    }
    assertEquals("", run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"interpret", "print", "bench"})
  void everyCommandHasHelpWithAnExample(String command) {
    Run run = Run.of(command, "--help");
    assertEquals(0, run.exit());
    assertTrue(run.out().startsWith("Usage: assay " + command), run.out());
    assertTrue(run.out().contains("Example"), run.out());
    assertTrue(run.out().contains("  assay " + command + " "), run.out());
  }

  @Test
  void noCommandIsWrongUse() {
    Run run = Run.of();
    assertEquals(2, run.exit());
    assertTrue(run.err().contains("no command given"), run.err());
  }

  @Test
  void anUnknownCommandIsWrongUse() {
    Run run = Run.of("frobnicate");
    assertEquals(2, run.exit());
    assertTrue(run.err().contains("unknown command: frobnicate"), run.err());
    assertEquals("", run.out());
  }

  @Test
  void anUnknownOptionIsWrongUseInTwoLines() {
    Run run = Run.of("interpret", "--frobnicate", "x.c");
    assertEquals(2, run.exit());
    assertEquals(2, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("interpret --help"), run.err());
  }

  @Test
  void versionIsPrinted() {
    assertEquals(new Run(0, "assay 0.1.0\n", ""), Run.of("--version"));
  }
}
