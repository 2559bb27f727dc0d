package dev.assay.cli;

import dev.assay.generate.Generated;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Puts the best program so far in its place, old or new and never half. */
record ReduceOutput(Path place) {

  /** One file is written as it is; several go into a folder. */
  void write(TestCase test) {
    List<SourceFile> files = files(test);
    try {
      if (files.size() == 1 && !Files.isDirectory(place)) {
        replace(place, files.getFirst());
        return;
      }
      Files.createDirectories(place);
      for (SourceFile file : files) {
        Path target = place.resolve(file.name()).normalize();
        Files.createDirectories(target.getParent());
        replace(target, file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + place, e);
    }
  }

  static List<SourceFile> files(TestCase test) {
    return test.files().stream().filter(f -> !f.name().equals(Generated.MEANING)).toList();
  }

  private static void replace(Path target, SourceFile file) throws IOException {
    Path made = target.resolveSibling("." + target.getFileName() + ".new");
    try {
      Files.write(made, file.text().getBytes(StandardCharsets.ISO_8859_1));
      Files.move(made, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(made);
    }
  }
}
