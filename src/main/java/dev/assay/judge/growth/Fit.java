package dev.assay.judge.growth;

import java.util.ArrayList;
import java.util.List;

/**
 * Fits a power of the size to times.
 *
 * <p>What a compiler takes in any case is taken off: it would make every curve look flat. What is
 * left must be well above what times differ by when nothing changes. The slope between two points,
 * both axes being logarithmic, is the power; the median of the slopes of all pairs stays right when
 * some points are not (Theil and Sen). Only the largest sizes count, since a square that is small
 * beside a straight line shows late.
 */
final class Fit {
  /** Times of one and the same compilation differ by so much, in seconds, ... */
  private static final double NOISE = 0.03;

  /** ... or by this part of the time. */
  private static final double NOISY_PART = 0.25;

  /** Sizes down to this part of the largest count. */
  private static final int RANGE = 4;

  private Fit() {}

  static double exponent(List<Point> points) {
    double constant = points.stream().mapToDouble(Point::seconds).min().orElse(0);
    double floor = Math.max(NOISE, NOISY_PART * constant);
    var clear = new ArrayList<Point>();
    var unclear = new ArrayList<Point>();
    for (Point point : points) {
      double more = point.seconds() - constant;
      (more >= floor ? clear : unclear)
          .add(new Point(point.factor(), Math.max(more, floor), point.atLeast()));
    }
    if (clear.isEmpty()) {
      return 0;
    }
    int last = clear.getLast().factor();
    List<Point> large =
        new ArrayList<>(clear.stream().filter(p -> p.factor() * RANGE >= last).toList());
    if (large.size() == 1) {
      // What is not clear is no more than the floor: the slope is this or more.
      unclear.stream()
          .filter(p -> p.factor() < last)
          .reduce((_, second) -> second)
          .ifPresent(before -> large.addFirst(before));
    }
    return median(slopes(large));
  }

  private static List<Double> slopes(List<Point> points) {
    var slopes = new ArrayList<Double>();
    for (int i = 0; i < points.size(); i++) {
      for (int j = i + 1; j < points.size(); j++) {
        Point small = points.get(i);
        Point large = points.get(j);
        slopes.add(
            Math.log(large.seconds() / small.seconds())
                / Math.log((double) large.factor() / small.factor()));
      }
    }
    return slopes;
  }

  private static double median(List<Double> values) {
    if (values.isEmpty()) {
      return 0;
    }
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
