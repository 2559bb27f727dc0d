package dev.assay.compile.process;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Another Java process with a runner, made to be killed. */
final class Victim {
  /** Starts a task that stays, tells where, and waits. */
  @SuppressWarnings("SystemOut")
  public static void main(String[] arguments) {
    var runner = NativeProcessRunner.detect(System.getenv());
    Scratch scratch = runner.scratch();
    var limits = Bench.within(Duration.ofMinutes(1), Duration.ofMinutes(1));
    String script = "setsid sleep 77781 & sleep 77781 & echo > ready; wait";
    Thread.ofPlatform()
        .start(() -> runner.run(Task.of(List.of("sh", "-c", script), scratch.folder(), limits)));
    while (scratch.read("ready", 1).isEmpty()) {
      Thread.onSpinWait();
    }
    System.out.println(scratch.folder().getParent());
  }

  /** The root that it had. */
  Path startAndKill() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Victim.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String root = lines.readLine();
      process.destroyForcibly();
      assertTrue(process.waitFor() != 0);
      return Path.of(root);
    }
  }
}
