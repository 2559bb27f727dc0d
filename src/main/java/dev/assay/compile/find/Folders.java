package dev.assay.compile.find;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Makes folders to try things in, and deletes them. */
public final class Folders {
  private Folders() {}

  /** A new folder that belongs to the owner of its parent: as that user tools are run in it. */
  public static Path create(Path parent, String prefix) throws IOException {
    Path folder = Files.createTempDirectory(parent, prefix);
    for (String who : List.of("unix:uid", "unix:gid")) {
      Object owner = Files.getAttribute(parent, who);
      if (!owner.equals(Files.getAttribute(folder, who))) {
        Files.setAttribute(folder, who, owner);
      }
    }
    return folder;
  }

  /** Deletes what can be deleted; programs of the user's may have left anything there. */
  public static void delete(Path folder) {
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
