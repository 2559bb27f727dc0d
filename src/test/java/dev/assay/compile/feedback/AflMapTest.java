package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AflMapTest {
  private static final AflMap SOURCE = new AflMap(Optional.of(Path.of("/usr/bin/afl-showmap")));

  @Test
  void linesAreEdgesAndCounts() {
    assertEquals(
        Feedback.of(Map.of("000001", 1L, "000005", 200L)),
        AflMap.parse("000001:1\n000005:200\n00000"));
  }

  @Test
  void aCompilerThatLeavesNoFileHasFailed() {
    assertEquals(new ProcessEnd.Exited(1), SOURCE.end(completed(0, ""), false));
    assertEquals(new ProcessEnd.Exited(0), SOURCE.end(completed(0, ""), true));
  }

  @Test
  void aSignalIsReadFromWhatIsPrinted() {
    assertEquals(
        new ProcessEnd.Killed(11),
        SOURCE.end(completed(2, "\n+++ Program killed by signal 11 +++\n"), false));
  }

  @Test
  void aFailureOfTheToolSaysNothingOfTheCompiler() {
    assertEquals(
        new ProcessEnd.NotStarted("afl-showmap: No instrumentation detected"),
        SOURCE.end(completed(1, "[-] PROGRAM ABORT : No instrumentation detected\n"), false));
  }

  private static Completed completed(int status, String stdout) {
    return new Completed(
        new ProcessEnd.Exited(status), stdout, "", false, Duration.ZERO, Duration.ZERO, 0, 0);
  }
}
