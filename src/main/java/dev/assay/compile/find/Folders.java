package dev.assay.compile.find;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Deletes folders. */
final class Folders {
  private Folders() {}

  /** Deletes what can be deleted; programs of the user's may have left anything there. */
  static void delete(Path folder) {
    List<Path> files;
    try (var walk = Files.walk(folder)) {
      files = walk.toList().reversed();
    } catch (IOException | java.io.UncheckedIOException _) {
      return;
    }
    for (Path file : files) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException _) {
        // The folder above will not go either; the owner of the scratch folder sees to the rest.
        continue;
      }
    }
  }
}
