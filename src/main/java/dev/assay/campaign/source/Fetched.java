package dev.assay.campaign.source;

import dev.assay.compile.ToolRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A source tree that was unpacked into a folder of its own, which is gone when it is closed.
 *
 * @param root where the tree begins in the folder
 */
public record Fetched(Path folder, Path root, String project) implements AutoCloseable {
  private static final Duration LIMIT = Duration.ofMinutes(10);
  private static final List<String> ENDINGS =
      List.of(".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz", ".tar.zst");

  /** A tree, or why there is none. */
  public sealed interface Result {
    record Ready(Fetched tree) implements Result {}

    record Failed(String message) implements Result {}
  }

  /** Whether a file is one that can be unpacked, by its name. */
  public static boolean isArchive(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith);
  }

  /** What is in an archive. */
  public static Result unpacked(Path archive) {
    String name = archive.getFileName().toString();
    String project =
        ENDINGS.stream()
            .filter(ending -> name.toLowerCase(Locale.ROOT).endsWith(ending))
            .map(ending -> name.substring(0, name.length() - ending.length()))
            .min(Comparator.comparingInt(String::length))
            .orElse(name);
    try {
      Path folder = Files.createTempDirectory("assay-source");
      ToolRun run =
          run(
              List.of(
                  "tar",
                  "--extract",
                  "--no-same-owner",
                  "--file",
                  archive.toAbsolutePath().toString()),
              folder);
      var tree = new Fetched(folder, only(folder), project);
      if (run.exit() == 0) {
        return new Result.Ready(tree);
      }
      tree.close();
      return new Result.Failed(archive + " cannot be unpacked: " + last(run));
    } catch (IOException e) {
      return new Result.Failed(archive + " cannot be unpacked: " + e.getMessage());
    }
  }

  /** Most archives have one folder with everything in it. */
  private static Path only(Path folder) throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      List<Path> all = inside.toList();
      return all.size() == 1 && Files.isDirectory(all.getFirst()) ? all.getFirst() : folder;
    }
  }

  static ToolRun run(List<String> command, Path where) throws IOException {
    Path notes = Files.createTempDirectory("assay");
    try {
      return ToolRun.run(command, Path.of("/dev/null"), notes, where, LIMIT);
    } finally {
      ToolRun.delete(notes);
    }
  }

  /** What a tool says at its end. */
  static String last(ToolRun run) {
    return run.err().strip().lines().reduce((_, line) -> line).orElse("exit code " + run.exit());
  }

  @Override
  public void close() {
    try {
      ToolRun.delete(folder);
    } catch (IOException _) {
      // The system empties its folder of temporary files by itself.
    }
  }
}
