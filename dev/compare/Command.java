import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program run to its end: its exit status as a shell gives it, and what it wrote. */
record Command(int exit, String out, String err) {
  /** The exit status of a program that was stopped at its time limit, as timeout(1) gives it. */
  static final int TIMED_OUT = 124;

  /** Runs a program in a folder; its output is read as Latin-1, so that no byte is lost. */
  static Command run(Path folder, int seconds, List<String> command)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("compare", ".out");
    Path err = Files.createTempFile("compare", ".err");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectInput(Path.of("/dev/null").toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      boolean ended = process.waitFor(seconds, TimeUnit.SECONDS);
      if (!ended) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
      }
      return new Command(ended ? process.exitValue() : TIMED_OUT, read(out), read(err));
    } finally {
      Files.deleteIfExists(out);
      Files.deleteIfExists(err);
    }
  }

  private static String read(Path file) throws IOException {
    return Files.size(file) > 64 << 20 ? "" : Files.readString(file, StandardCharsets.ISO_8859_1);
  }
}
