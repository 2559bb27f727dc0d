package dev.assay.cli;

import dev.assay.bugs.Bug;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Bugs as a table that fits a terminal: what is too long of a signature is cut. */
final class BugsTable {
  private static final List<String> TITLES =
      List.of("ID", "CLASS", "COMPILER", "LEVELS", "SIGNATURE", "COUNT", "FIRST SEEN", "STATE");
  private static final int SIGNATURE = 4;
  private static final int COUNT = 5;
  private static final int NARROWEST = 20;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

  /** The worst kind first, then by compiler, then the oldest first. */
  static final Comparator<Bug> ORDER =
      Comparator.comparing((Bug bug) -> bug.signature().kind())
          .thenComparing(bug -> bug.signature().compiler())
          .thenComparing(bug -> bug.first().time())
          .thenComparing(Bug::id);

  private BugsTable() {}

  static String text(List<Bug> bugs, int width) {
    var rows = new ArrayList<List<String>>();
    rows.add(TITLES);
    bugs.stream().sorted(ORDER).map(BugsTable::row).forEach(rows::add);
    int[] widths = widths(rows, width);
    var text = new StringBuilder();
    for (List<String> row : rows) {
      text.append(line(row, widths)).append('\n');
    }
    return text.toString();
  }

  private static List<String> row(Bug bug) {
    return List.of(
        bug.id(),
        bug.signature().kind().spelling(),
        bug.signature().compiler(),
        levels(bug.levels()),
        harmless(bug.signature().key().replaceAll("\\s+", " ")),
        Long.toString(bug.count()),
        time(bug.first().time()),
        bug.state().spelling());
  }

  /** {@code -O1 -O2 -Os} as {@code -O1,2,s}. */
  static String levels(List<String> levels) {
    if (levels.stream().allMatch(level -> level.matches("-O\\w+"))) {
      List<String> ends = levels.stream().map(level -> level.substring(2)).toList();
      return ends.isEmpty() ? "" : "-O" + String.join(",", ends);
    }
    return String.join(",", levels.stream().filter(level -> !level.isEmpty()).toList());
  }

  /** Without what would make a terminal do something. */
  static String harmless(String line) {
    return line.replaceAll("[\\p{Cntrl}&&[^\t]]", "?");
  }

  static String time(Instant time) {
    return TIME.format(time);
  }

  private static int[] widths(List<List<String>> rows, int width) {
    int[] widths = new int[TITLES.size()];
    int others = 0;
    for (int column = 0; column < widths.length; column++) {
      int at = column;
      widths[column] = rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0);
      others += column == SIGNATURE ? 2 : widths[column] + 2;
    }
    int left = Math.max(NARROWEST, width - (others - 2));
    widths[SIGNATURE] = Math.min(widths[SIGNATURE], left);
    return widths;
  }

  private static String line(List<String> row, int[] widths) {
    var line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = cut(row.get(column), widths[column]);
      String space = " ".repeat(widths[column] - cell.length());
      line.append(column == 0 ? "" : "  ");
      line.append(column == COUNT ? space + cell : cell + space);
    }
    return line.toString().stripTrailing();
  }

  private static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, width - 3) + "...";
  }
}
