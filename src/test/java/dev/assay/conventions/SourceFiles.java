package dev.assay.conventions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The files of this repository, as the convention tests read them. */
final class SourceFiles {
  static final Path ROOT = Path.of("").toAbsolutePath();
  static final Path MAIN = ROOT.resolve("src/main/java");
  static final Path TEST = ROOT.resolve("src/test/java");

  private SourceFiles() {}

  static List<Path> java(Path folder) {
    return under(folder).stream().filter(file -> file.toString().endsWith(".java")).toList();
  }

  static List<Path> under(Path folder) {
    try (var files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String name(Path file) {
    return ROOT.relativize(file).toString();
  }
}
