package dev.assay.compile;

import dev.assay.c.parse.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a program to its end or to a time limit, with its output kept in files of one folder. */
public record ToolRun(int exit, boolean timedOut, String out, String err) {

  /** Runs the command with its standard input from a file; the folder is the caller's to delete. */
  public static ToolRun run(List<String> command, Path input, Path folder, Duration limit)
      throws IOException {
    return run(command, input, folder, Path.of(""), limit);
  }

  /** The same in a folder of the caller's choice. */
  public static ToolRun run(
      List<String> command, Path input, Path folder, Path where, Duration limit)
      throws IOException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(command)
            .directory(where.toAbsolutePath().toFile())
            .redirectInput(input.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    boolean ended = awaits(process, limit);
    return new ToolRun(ended ? process.exitValue() : -1, !ended, text(out), text(err));
  }

  /** Deletes a folder with all that is in it. */
  public static void delete(Path folder) throws IOException {
    List<Path> files;
    try (var walk = Files.walk(folder)) {
      files = walk.toList().reversed();
    }
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
  }

  private static String text(Path file) throws IOException {
    return SourceText.decode(Files.readAllBytes(file));
  }

  private static boolean awaits(Process process, Duration limit) {
    try {
      if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        return true;
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    return false;
  }
}
