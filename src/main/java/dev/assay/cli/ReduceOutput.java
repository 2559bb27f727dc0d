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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puts the best program so far in its place, old or new and never half. */
final class ReduceOutput {
  private final Path place;
  private final Set<Path> written = new HashSet<>();

  ReduceOutput(Path place) {
    this.place = place;
  }

  Path place() {
    return place;
  }

  /** One file is written as it is; several go into a folder. */
  void write(TestCase test) {
    List<SourceFile> files = files(test);
    boolean alone = files.size() == 1 && !Files.isDirectory(place);
    Map<Path, SourceFile> targets = new LinkedHashMap<>();
    for (SourceFile file : files) {
      targets.put(alone ? place : place.resolve(file.name()).normalize(), file);
    }
    try {
      replace(targets);
      for (Path old : Set.copyOf(written)) {
        if (!targets.containsKey(old)) {
          Files.deleteIfExists(old);
          written.remove(old);
        }
      }
      written.addAll(targets.keySet());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + place, e);
    }
  }

  static List<SourceFile> files(TestCase test) {
    return test.files().stream().filter(f -> !f.name().equals(Generated.MEANING)).toList();
  }

  /** All are written before the first is put in its place. */
  private static void replace(Map<Path, SourceFile> targets) throws IOException {
    try {
      for (Map.Entry<Path, SourceFile> target : targets.entrySet()) {
        Path folder = target.getKey().toAbsolutePath().getParent();
        Files.createDirectories(folder);
        Files.write(
            made(target.getKey()), target.getValue().text().getBytes(StandardCharsets.ISO_8859_1));
      }
      for (Path target : targets.keySet()) {
        Files.move(made(target), target, StandardCopyOption.ATOMIC_MOVE);
      }
    } finally {
      for (Path target : targets.keySet()) {
        Files.deleteIfExists(made(target));
      }
    }
  }

  private static Path made(Path target) {
    return target.resolveSibling("." + target.getFileName() + ".new");
  }
}
