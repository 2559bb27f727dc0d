package dev.assay.bugs.regression;

import dev.assay.mutate.SourceFile;
import java.util.List;

/**
 * A program as a compiler is given it.
 *
 * @param files their texts are bytes in Latin-1
 * @param units the names of those that are compiled; the others are included
 */
public record Sources(List<SourceFile> files, List<String> units) {
  public Sources {
    files = List.copyOf(files);
    units = List.copyOf(units);
  }

  static Sources one(String name, String text) {
    return new Sources(List.of(new SourceFile(name, text)), List.of(name));
  }

  /** One unit, with all that it may include. */
  Sources only(String unit) {
    return new Sources(
        files.stream()
            .filter(file -> file.name().equals(unit) || !units.contains(file.name()))
            .toList(),
        List.of(unit));
  }

  boolean contains(String words) {
    return files.stream().anyMatch(file -> file.text().contains(words));
  }
}
