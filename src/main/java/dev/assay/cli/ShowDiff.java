package dev.assay.cli;

import dev.assay.bugs.CommonLines;
import java.util.ArrayList;
import java.util.List;

/** Two outputs as one text: the lines that differ, with what is the same around them left out. */
final class ShowDiff {
  private static final int CONTEXT = 2;
  private static final int MOST = 10;

  private ShowDiff() {}

  static List<String> lines(String expected, String got) {
    List<String> left = expected.lines().toList();
    List<String> right = got.lines().toList();
    CommonLines common = CommonLines.of(left, right);
    int start = common.start();
    int end = common.end();
    var lines = new ArrayList<String>();
    int before = Math.max(0, start - CONTEXT);
    omitted(lines, before);
    add(lines, "  ", left.subList(before, start));
    add(lines, "- ", left.subList(start, left.size() - end));
    add(lines, "+ ", right.subList(start, right.size() - end));
    int after = Math.min(end, CONTEXT);
    add(lines, "  ", left.subList(left.size() - end, left.size() - end + after));
    omitted(lines, end - after);
    return List.copyOf(lines);
  }

  /** The start of a text, with a note of how much is left out. */
  static List<String> head(String text, int most) {
    List<String> all = text.lines().toList();
    if (all.size() <= most) {
      return all;
    }
    var lines = new ArrayList<>(all.subList(0, most));
    lines.add("... " + (all.size() - most) + " more lines");
    return List.copyOf(lines);
  }

  private static void add(List<String> lines, String mark, List<String> added) {
    head(String.join("\n", added), MOST).forEach(line -> lines.add(mark + line));
  }

  private static void omitted(List<String> lines, int count) {
    if (count > 0) {
      lines.add("  ... " + count + " equal line" + (count == 1 ? "" : "s"));
    }
  }
}
