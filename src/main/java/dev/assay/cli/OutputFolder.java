package dev.assay.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** The folder that a command writes programs to. */
final class OutputFolder {
  private OutputFolder() {}

  static boolean isEmpty(Path folder) throws IOException {
    try (var entries = Files.list(folder)) {
      return entries.findAny().isEmpty();
    }
  }

  /** A file's without its ending; those of one name in different folders must not be confused. */
  static String name(String file, Set<String> taken) {
    String plain = Path.of(file).getFileName().toString().replaceFirst("\\.[ci]$", "");
    String name = plain;
    for (int i = 2; !taken.add(name); i++) {
      name = plain + "." + i;
    }
    return name;
  }
}
