package dev.assay.campaign.bench;

import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An installed C-Vise, as a peer.
 *
 * @param budget it is ended after so much time; what it has by then counts
 */
public record Cvise(Path program, ProcessRunner runner, int jobs, Duration budget) {
  private static final long LARGEST = 64 << 20;
  private static final long MANY_BYTES = 8L << 30;

  /**
   * What it made of a file.
   *
   * @param ended whether it came to its end by itself
   * @param messages what it said
   */
  public record Result(String text, Duration wall, Duration cpu, boolean ended, String messages) {}

  /** Reduces the text with the script; the folder is for this alone. */
  public Result reduce(String file, String text, String script, Scratch scratch)
      throws IOException {
    scratch.clear();
    Path folder = scratch.folder();
    Path given = folder.resolve("given");
    Files.write(given, text.getBytes(StandardCharsets.ISO_8859_1));
    allow(given, "rw-r--r--");
    allow(Files.writeString(folder.resolve("check.sh"), script), "rwxrwxrwx");
    Path own = Files.createDirectories(folder.resolve("tmp"));
    allow(own, "rwxrwxrwx");
    // It must own the file that it changes, and processes may run as another user than we do.
    var command = new ArrayList<>(List.of("sh", "-c", "cp given \"$0\" && exec \"$@\"", file));
    command.addAll(List.of(program.toString(), "--n", "" + jobs, "--no-cache"));
    command.addAll(List.of("--timeout", "60", "check.sh", file));
    Completed completed =
        runner.run(
            new Task(
                command, folder, Map.of("TMPDIR", own.toString()), Optional.empty(), limits()));
    String reduced =
        scratch
            .read(file, LARGEST)
            .map(bytes -> new String(bytes, StandardCharsets.ISO_8859_1))
            .orElse(text);
    return new Result(
        reduced,
        completed.wall(),
        completed.cpu(),
        completed.succeeded(),
        completed.stdout() + completed.stderr());
  }

  private static void allow(Path file, String permissions) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }

  private ProcessLimits limits() {
    ProcessLimits compiler = ProcessLimits.COMPILER;
    return new ProcessLimits(
        budget.multipliedBy(2L * jobs),
        budget,
        0,
        compiler.fileBytes(),
        1000,
        compiler.outputBytes(),
        MANY_BYTES);
  }
}
