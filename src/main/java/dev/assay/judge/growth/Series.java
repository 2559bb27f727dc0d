package dev.assay.judge.growth;

import dev.assay.compile.Configuration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What one configuration took for a program in many sizes.
 *
 * @param points the smallest size first, each size once
 */
public record Series(Configuration configuration, List<Point> points) {
  public Series {
    points = List.copyOf(points);
  }

  /** Of measurements in any order, some of them perhaps repeated. */
  public static Series of(Configuration configuration, Collection<Point> measured) {
    var points = new TreeMap<Integer, Point>();
    measured.forEach(point -> points.merge(point.factor(), point, Point::better));
    return new Series(configuration, List.copyOf(points.values()));
  }

  public Optional<Point> at(int factor) {
    return points.stream().filter(point -> point.factor() == factor).findFirst();
  }

  public Optional<Point> last() {
    return points.isEmpty() ? Optional.empty() : Optional.of(points.getLast());
  }

  /** The power of the size with which the time grows, for large sizes; 0 if it hardly does. */
  public double exponent() {
    return Fit.exponent(points);
  }
}
