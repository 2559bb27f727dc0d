package dev.assay.bugs;

import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files of a reduced program, in the folder of its example. */
final class ReducedFiles {
  private static final String MAIN = "reduced";
  private static final String OTHERS = "reduced/";

  private ReducedFiles() {}

  /** In the place of those of an earlier reduction. */
  static void write(Path folder, Reduced reduced) throws IOException {
    for (SourceFile file : reduced.files()) {
      Path path = folder.resolve(path(reduced, file));
      Files.createDirectories(path.getParent());
      DurableFiles.replace(path, FileRows.bytes(file.text()));
    }
  }

  /** Adds the missing files; those that are there may hold somebody's changes. */
  static void fill(Path folder, Reduced reduced) throws IOException {
    for (SourceFile file : reduced.files()) {
      Path path = folder.resolve(path(reduced, file));
      if (!Files.exists(path)) {
        DurableFiles.write(path, FileRows.bytes(file.text()));
      }
    }
  }

  static String path(Reduced reduced, SourceFile file) {
    String name = file.name().replace("..", "__");
    return file.equals(reduced.main())
        ? MAIN + name.substring(name.lastIndexOf('.'))
        : OTHERS + name;
  }
}
