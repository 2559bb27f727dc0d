package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
  void aCommandThatIsNearIsTold() {
    assertEquals(
        new Run(
            2,
            "",
            """
            assay: unknown command: inteprret; did you mean 'interpret'?
            Try './assay --help'.
            """),
        Run.of("inteprret", "x.c"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fuzz --sede 3|unknown option: --sede; did you mean '--seed'?",
        "check --level -O2 --jsn x.c|unknown option: --jsn; did you mean '--json'?",
        "interpret --modle=lp64 x.c|unknown option: --modle; did you mean '--model'?",
        "generate --generator exat|unknown generator 'exat'; did you mean 'exact'? There are",
        "mutate samples/finished.c --mutators fbc|unknown mutator 'fbc'; did you mean 'fcb'?",
        "growth --scalings nest-lop|unknown scaling 'nest-lop'; did you mean 'nest-loop'?",
        "reduce x.c --passes drop-intialisers|--passes: there is no drop-intialisers",
        "bench muate|unknown measurement: muate; did you mean 'mutate'?",
        "bugs --class crsh|not crsh; did you mean 'crash'?",
        "bugs mrege 1 2|mrege is unknown; did you mean 'merge'? There are merge, split and mark"
      })
  void aNameThatIsNearIsTold(String words, String message) {
    Run run = Run.of(words.split(" "));
    assertEquals(2, run.exit(), run.err());
    assertTrue(run.err().contains(message), run.err());
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
