package dev.assay.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Where temporary files go: where {@code TMPDIR} says, which Java by itself does not look at. */
final class TemporaryFolder {
  private TemporaryFolder() {}

  /** To be done before anything makes such a file; what cannot be written to is not taken. */
  static void take(String folder) {
    try {
      Path path = Path.of(folder);
      if (path.isAbsolute() && Files.isDirectory(path) && Files.isWritable(path)) {
        System.setProperty("java.io.tmpdir", folder);
      }
    } catch (InvalidPathException _) {
      return;
    }
  }
}
