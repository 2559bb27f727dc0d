package dev.assay.bugs.report;

import dev.assay.bugs.CommonLines;
import java.util.ArrayList;
import java.util.List;

/** Two outputs as lines that are the same, only expected, or only there. */
public final class OutputDiff {
  /** Beyond this, what lies between the first and the last difference is not looked at closely. */
  private static final long MOST_PAIRS = 4_000_000;

  private OutputDiff() {}

  /** What became of a line. */
  public enum Mark {
    SAME("  "),
    EXPECTED("- "),
    ACTUAL("+ "),
    /** Stands for lines that are the same and left out. */
    GAP("  ");

    private final String sign;

    Mark(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }
  }

  /** One line of a difference. */
  public record Line(Mark mark, String text) {
    @Override
    public String toString() {
      return (mark.sign() + text).stripTrailing();
    }
  }

  /** The whole difference, the expected lines of a place before the actual ones. */
  public static List<Line> lines(String expected, String actual) {
    List<String> left = expected.lines().toList();
    List<String> right = actual.lines().toList();
    CommonLines common = CommonLines.of(left, right);
    int start = common.start();
    int end = common.end();
    var result = new ArrayList<Line>();
    left.subList(0, start).forEach(line -> result.add(new Line(Mark.SAME, line)));
    between(
        left.subList(start, left.size() - end), right.subList(start, right.size() - end), result);
    left.subList(left.size() - end, left.size())
        .forEach(line -> result.add(new Line(Mark.SAME, line)));
    return List.copyOf(result);
  }

  /** The difference with so many equal lines around each change, and at most so many in all. */
  public static List<Line> shortened(List<Line> lines, int context, int most) {
    var result = new ArrayList<Line>();
    int skipped = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (isNear(lines, i, context)) {
        gap(result, skipped);
        skipped = 0;
        result.add(lines.get(i));
      } else {
        skipped++;
      }
    }
    gap(result, skipped);
    if (result.size() <= most) {
      return List.copyOf(result);
    }
    int left = result.size() - most;
    var cut = new ArrayList<>(result.subList(0, most));
    cut.add(new Line(Mark.GAP, "... " + left + " more lines"));
    return List.copyOf(cut);
  }

  private static boolean isNear(List<Line> lines, int at, int context) {
    int from = Math.max(0, at - context);
    int to = Math.min(lines.size(), at + context + 1);
    return lines.subList(from, to).stream().anyMatch(line -> line.mark() != Mark.SAME);
  }

  private static void gap(List<Line> lines, int count) {
    if (count > 0) {
      lines.add(new Line(Mark.GAP, "... " + count + " equal line" + (count == 1 ? "" : "s")));
    }
  }

  private static void between(List<String> left, List<String> right, List<Line> result) {
    if ((long) left.size() * right.size() > MOST_PAIRS) {
      left.forEach(line -> result.add(new Line(Mark.EXPECTED, line)));
      right.forEach(line -> result.add(new Line(Mark.ACTUAL, line)));
      return;
    }
    int[][] common = common(left, right);
    int i = 0;
    int j = 0;
    while (i < left.size() || j < right.size()) {
      if (i < left.size() && j < right.size() && left.get(i).equals(right.get(j))) {
        result.add(new Line(Mark.SAME, left.get(i)));
        i++;
        j++;
      } else if (i < left.size() && (j == right.size() || common[i + 1][j] >= common[i][j + 1])) {
        result.add(new Line(Mark.EXPECTED, left.get(i++)));
      } else {
        result.add(new Line(Mark.ACTUAL, right.get(j++)));
      }
    }
  }

  /** How many lines can be paired from each two places on. */
  private static int[][] common(List<String> left, List<String> right) {
    var length = new int[left.size() + 1][right.size() + 1];
    for (int i = left.size() - 1; i >= 0; i--) {
      for (int j = right.size() - 1; j >= 0; j--) {
        length[i][j] =
            left.get(i).equals(right.get(j))
                ? length[i + 1][j + 1] + 1
                : Math.max(length[i + 1][j], length[i][j + 1]);
      }
    }
    return length;
  }
}
