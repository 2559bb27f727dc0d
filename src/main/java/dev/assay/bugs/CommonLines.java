package dev.assay.bugs;

import java.util.List;

/**
 * How many lines two texts have in common before and after what differs.
 *
 * @param start at their beginning
 * @param end at their end, none of which is counted at the beginning too
 */
public record CommonLines(int start, int end) {
  public static CommonLines of(List<String> left, List<String> right) {
    int shortest = Math.min(left.size(), right.size());
    int start = 0;
    while (start < shortest && left.get(start).equals(right.get(start))) {
      start++;
    }
    int end = 0;
    while (end < shortest - start
        && left.get(left.size() - 1 - end).equals(right.get(right.size() - 1 - end))) {
      end++;
    }
    return new CommonLines(start, end);
  }
}
