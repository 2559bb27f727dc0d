package dev.assay.compile.find;

import java.io.IOException;
import java.io.UncheckedIOException;
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
    } catch (IOException | UncheckedIOException _) {
      return;
    }
    files.forEach(Folders::deleteOne);
  }

  /** What does not go is left to the owner of the scratch folder around it. */
  private static boolean deleteOne(Path file) {
    try {
      return Files.deleteIfExists(file);
    } catch (IOException _) {
      return false;
    }
  }
}
