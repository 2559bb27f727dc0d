package dev.assay.compile;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A script of the user's, which runs as the user would run it: with all that its shell has. */
public final class UserScript {
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private UserScript() {}

  /** Whether it ends with 0; an interrupted thread ends it and all that it started. */
  public static boolean succeeds(Path script, Path folder) {
    return status(script, folder) == 0;
  }

  private static int status(Path script, Path folder) {
    try {
      Process process =
          new ProcessBuilder(script.toAbsolutePath().toString())
              .directory(folder.toFile())
              .redirectInput(Path.of("/dev/null").toFile())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      return status(process);
    } catch (IOException _) {
      return -1;
    }
  }

  private static int status(Process process) {
    try {
      if (process.waitFor(LIMIT.toMillis(), TimeUnit.MILLISECONDS)) {
        return process.exitValue();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    return -1;
  }
}
