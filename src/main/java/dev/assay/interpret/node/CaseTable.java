package dev.assay.interpret.node;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Finds the label of a value among the cases of a switch. */
public final class CaseTable {
  private static final BigInteger DENSITY = BigInteger.valueOf(8);

  /** For values close together: labels by their distance from the least. */
  private final int[] dense;

  private final long least;

  /** Otherwise ranges in order, by the bits that {@link #key} gives. */
  private final long[] lows;

  private final long[] highs;
  private final int[] labels;
  private final long bias;
  private final int otherwise;

  /** One case label or range, and where it leads. */
  public record Case(BigInteger low, BigInteger high, int label) {}

  /**
   * {@code otherwise} is the label of {@code default}, or -1; {@code signed} is how values of the
   * switch's type, at most 64 bits wide, are compared.
   */
  public CaseTable(List<Case> cases, int otherwise, boolean signed) {
    List<Case> sorted =
        cases.stream()
            .filter(c -> c.low().compareTo(c.high()) <= 0)
            .sorted(Comparator.comparing(Case::low))
            .toList();
    this.otherwise = otherwise;
    this.bias = signed ? 0 : Long.MIN_VALUE;
    this.lows = sorted.stream().mapToLong(c -> key(c.low().longValue())).toArray();
    this.highs = sorted.stream().mapToLong(c -> key(c.high().longValue())).toArray();
    this.labels = sorted.stream().mapToInt(Case::label).toArray();
    this.least = sorted.isEmpty() ? 0 : sorted.getFirst().low().longValue();
    this.dense = isDense(sorted) ? dense(sorted) : null;
  }

  private static boolean isDense(List<Case> sorted) {
    if (sorted.isEmpty()) {
      return false;
    }
    BigInteger room = BigInteger.valueOf(sorted.size()).add(DENSITY).multiply(DENSITY);
    return sorted.getLast().high().subtract(sorted.getFirst().low()).compareTo(room) < 0;
  }

  private int[] dense(List<Case> sorted) {
    int count = (int) (sorted.getLast().high().longValue() - least) + 1;
    var table = new int[count];
    Arrays.fill(table, otherwise);
    for (Case c : sorted) {
      int from = (int) (c.low().longValue() - least);
      Arrays.fill(table, from, (int) (c.high().longValue() - least) + 1, c.label());
    }
    return table;
  }

  private long key(long value) {
    return value ^ bias;
  }

  /** The label that the value leads to, or -1. */
  int find(long value) {
    if (dense != null) {
      long distance = value - least;
      return distance >= 0 && distance < dense.length ? dense[(int) distance] : otherwise;
    }
    long key = key(value);
    int found = Arrays.binarySearch(lows, key);
    int index = found >= 0 ? found : -found - 2;
    return index >= 0 && key <= highs[index] ? labels[index] : otherwise;
  }
}
