package dev.assay.compile.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Machines that lack something. */
final class PoorMachineTest {
  @Test
  void withoutToolsProcessesStillRun(@TempDir Path tools) throws IOException {
    for (String name : List.of("sh", "sleep", "true")) {
      Files.createSymbolicLink(tools.resolve(name), Path.of("/bin", name));
    }
    var folders = new SearchFolders(tools.toString(), List.of());
    try (var runner = NativeProcessRunner.detect(Map.of(), folders);
        Scratch scratch = runner.scratch()) {
      Protection.Guard limits = runner.protection().limits();
      assertFalse(limits.active());
      assertTrue(limits.note().contains("prlimit"), limits.note());
      List<String> command = List.of("sh", "-c", "sleep 77790 & echo $0 $1; exit 7", "a", "b");
      Completed done = runner.run(Task.of(command, scratch.folder(), Bench.LIMITS));
      assertEquals(new ProcessEnd.Exited(7), done.end());
      assertEquals("a b\n", done.stdout());
      assertEquals(1, done.leftovers());
    }
  }

  @Test
  void everyProtectionSaysHowOrWhyNot() {
    try (var bench = new Bench()) {
      for (Protection.Guard guard : bench.runner().protection().all()) {
        assertFalse(guard.note().isBlank(), guard.name());
      }
    }
  }

  @Test
  void eachMemoryKillExplainsOneFailure() {
    var counter = new AtomicLong(5);
    var kills = new MemoryKills(counter::get);
    assertFalse(kills.another());
    counter.set(7);
    assertTrue(kills.another());
    assertTrue(kills.another());
    assertFalse(kills.another());
  }

  @Test
  void hardLimitsAreNotExceeded() {
    var words =
        new LimitWords(
                Optional.of(Path.of("/bin/prlimit")),
                new LimitWords.Ceilings(4, 1000, 2000, 3, 100, 5000),
                0)
            .before(Bench.LIMITS, false, true);
    assertEquals(
        List.of(
            "/bin/prlimit",
            "--cpu=3:4",
            "--fsize=1000",
            "--core=0",
            "--stack=5000:",
            "--nofile=100",
            "--as=2000",
            "--nproc=3",
            "--"),
        words);
  }
}
