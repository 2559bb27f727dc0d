package dev.assay.campaign.config;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.tomlj.TomlPosition;

/** Collects what is wrong with one file. */
final class Problems {
  private record Problem(TomlPosition position, String message) {}

  private final String file;
  private final List<Problem> found = new ArrayList<>();

  Problems(String file) {
    this.file = file;
  }

  void add(TomlPosition position, String message) {
    found.add(new Problem(position, message));
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  /** In the order of the file. */
  List<String> lines() {
    return found.stream()
        .sorted(
            Comparator.comparingInt((Problem p) -> p.position().line())
                .thenComparingInt(p -> p.position().column()))
        .map(
            p ->
                "%s:%d:%d: %s"
                    .formatted(file, p.position().line(), p.position().column(), p.message()))
        .toList();
  }
}
