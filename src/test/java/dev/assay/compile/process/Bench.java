package dev.assay.compile.process;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A runner and a scratch folder for one test. */
final class Bench implements AutoCloseable {
  /** Time is never short, however slow the machine is. */
  static final ProcessLimits LIMITS =
      new ProcessLimits(
          Duration.ofMinutes(1), Duration.ofMinutes(5), 1L << 30, 4 << 20, 32, 1 << 16, 32 << 20);

  private final NativeProcessRunner runner = NativeProcessRunner.detect(System.getenv());
  private final Scratch scratch = runner.scratch();

  NativeProcessRunner runner() {
    return runner;
  }

  Scratch scratch() {
    return scratch;
  }

  Completed shell(String script) {
    return shell(script, LIMITS);
  }

  Completed shell(String script, ProcessLimits limits) {
    return runner.run(task(script, limits));
  }

  Task task(String script, ProcessLimits limits) {
    return Task.of(List.of("sh", "-c", script), scratch.folder(), limits);
  }

  static ProcessLimits within(Duration cpu, Duration wall) {
    return new ProcessLimits(
        cpu,
        wall,
        LIMITS.memoryBytes(),
        LIMITS.fileBytes(),
        LIMITS.processes(),
        LIMITS.outputBytes(),
        LIMITS.diskBytes());
  }

  /** Skips the test where the machine cannot do it, and says why. */
  static void assume(Protection.Guard guard) {
    assumeTrue(guard.active(), () -> guard.name() + ": " + guard.note());
  }

  /** How many processes of this bench's runs there are. */
  long alive() {
    return alive(scratch.folder().getParent());
  }

  /** The same for those of any root. */
  static long alive(Path root) {
    String family = root.getFileName() + ".";
    return Processes.all().stream()
        .filter(pid ->
            Processes.variable(pid, Leftovers.MARKER)
                .filter(marker -> marker.startsWith(family) && !marker.endsWith("janitor"))
                .isPresent())
        .count();
  }

  @Override
  public void close() {
    scratch.close();
    runner.close();
  }
}
