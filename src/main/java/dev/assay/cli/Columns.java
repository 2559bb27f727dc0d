package dev.assay.cli;

import java.util.List;

/** Lays out rows of cells so that the columns stand below each other. */
final class Columns {
  private static final String GAP = "  ";

  private Columns() {}

  /** One line a row, without blanks at their ends; each row may have fewer cells than the first. */
  static String text(List<List<String>> rows, int indent) {
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    var text = new StringBuilder();
    for (List<String> row : rows) {
      var line = new StringBuilder(" ".repeat(indent));
      for (int i = 0; i < row.size(); i++) {
        String cell = row.get(i);
        line.append(cell).append(" ".repeat(widths[i] - cell.length())).append(GAP);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
