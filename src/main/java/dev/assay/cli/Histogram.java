package dev.assay.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How many of some numbers are in each of several ranges, as lines with bars.
 *
 * @param starts where ranges begin, in order; numbers below the first belong to none
 */
record Histogram(List<Integer> starts) {
  private static final int WIDTH = 40;

  Histogram {
    starts = List.copyOf(starts);
  }

  /** A line for each range up to the last that has a number. */
  List<String> lines(List<Integer> numbers) {
    List<Long> counts = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      int from = starts.get(i);
      int until = end(i);
      counts.add(numbers.stream().filter(n -> n >= from && n <= until).count());
    }
    while (!counts.isEmpty() && counts.getLast() == 0) {
      counts.removeLast();
    }
    long most = counts.stream().mapToLong(n -> n).max().orElse(1);
    var lines = new ArrayList<String>();
    for (int i = 0; i < counts.size(); i++) {
      long count = counts.get(i);
      String bar = "#".repeat((int) Math.ceilDiv(count * WIDTH, most));
      lines.add(
          String.format(
                  Locale.ROOT,
                  "  %9s %6d %5.1f %%  %s",
                  range(i),
                  count,
                  100.0 * count / numbers.size(),
                  bar)
              .stripTrailing());
    }
    return lines;
  }

  private int end(int range) {
    return range + 1 < starts.size() ? starts.get(range + 1) - 1 : Integer.MAX_VALUE;
  }

  private String range(int range) {
    int from = starts.get(range);
    int until = end(range);
    return until == Integer.MAX_VALUE ? from + "+" : from == until ? "" + from : from + "-" + until;
  }
}
