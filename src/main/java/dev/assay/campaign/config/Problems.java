package dev.assay.campaign.config;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.tomlj.TomlPosition;

/** Collects what is wrong with one file. */
final class Problems {
  private record Problem(TomlPosition position, String message) {}

  private final String file;
  private final List<String> lines;
  private final List<Problem> found = new ArrayList<>();

  Problems(String file, String text) {
    this.file = file;
    this.lines = text.lines().toList();
  }

  void add(TomlPosition position, String message) {
    found.add(new Problem(onText(position), message));
  }

  /** The parser gives an element of a list the blanks and line ends before it. */
  private TomlPosition onText(TomlPosition position) {
    int line = position.line();
    int column = position.column();
    while (line <= lines.size()) {
      String text = lines.get(line - 1);
      while (column <= text.length() && Character.isWhitespace(text.charAt(column - 1))) {
        column++;
      }
      if (column <= text.length()) {
        return TomlPosition.positionAt(line, column);
      }
      line++;
      column = 1;
    }
    return position;
  }

  boolean isEmpty() {
    return found.isEmpty();
  }

  /** In the order of the file. */
  List<String> texts() {
    return found.stream()
        .sorted(
            Comparator.comparingInt((Problem p) -> p.position().line())
                .thenComparingInt(p -> p.position().column()))
        .map(p ->
            "%s:%d:%d: %s".formatted(file, p.position().line(), p.position().column(), p.message()))
        .toList();
  }
}
