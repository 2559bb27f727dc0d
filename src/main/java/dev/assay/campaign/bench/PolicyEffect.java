package dev.assay.campaign.bench;

import dev.assay.compile.feedback.Feedback;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What policies do to the counters of one configuration: how often each is reached for the same
 * amount of source, with and without them.
 *
 * @param rows one for each counter reached at all
 */
public record PolicyEffect(List<Row> rows) {
  /** Normally distributed values are less often than one time in twenty further from their mean. */
  private static final double TWO_SIDED_95 = 1.96;

  public PolicyEffect {
    rows = List.copyOf(rows);
  }

  /** Whether the counter is reached more often with policies. */
  public enum Direction {
    HIGHER,
    LOWER,
    /** No difference that chance would not make one time in twenty. */
    COMPARABLE
  }

  /**
   * One counter.
   *
   * @param with how often it is reached in all programs with policies
   * @param without the same without policies
   * @param ratio how often with policies, to how often without them, each for the same bytes
   */
  public record Row(String counter, long with, long without, double ratio, Direction direction) {}

  /** Of a set with policies and one without; configurations are the same. */
  public static PolicyEffect of(
      SetSizes withSet,
      SetMeasurement.CountersOf with,
      SetSizes withoutSet,
      SetMeasurement.CountersOf without) {
    var names = new TreeSet<String>();
    with.programs().stream().flatMap(Optional::stream).map(Feedback::names).forEach(names::addAll);
    without.programs().stream()
        .flatMap(Optional::stream)
        .map(Feedback::names)
        .forEach(names::addAll);
    var rows = new ArrayList<Row>();
    for (String name : names) {
      rows.add(row(name, Rate.of(withSet, with, name), Rate.of(withoutSet, without, name)));
    }
    return new PolicyEffect(rows);
  }

  private static Row row(String name, Rate with, Rate without) {
    double difference = with.value() - without.value();
    boolean clear =
        Math.abs(difference) > TWO_SIDED_95 * Math.sqrt(with.variance() + without.variance());
    Direction direction =
        !clear ? Direction.COMPARABLE : difference > 0 ? Direction.HIGHER : Direction.LOWER;
    return new Row(name, with.total(), without.total(), with.value() / without.value(), direction);
  }

  /**
   * How often a counter is reached for each byte of source.
   *
   * @param variance that of the value, as an estimate of a ratio of two sums over programs
   */
  private record Rate(long total, double value, double variance) {
    static Rate of(SetSizes set, SetMeasurement.CountersOf counters, String name) {
      long total = 0;
      long bytes = 0;
      int programs = 0;
      for (int i = 0; i < set.programs().size(); i++) {
        Optional<Feedback> feedback = counters.programs().get(i);
        if (feedback.isPresent()) {
          total += feedback.get().count(name);
          bytes += set.programs().get(i).bytes();
          programs++;
        }
      }
      double value = (double) total / Math.max(1, bytes);
      double squares = 0;
      for (int i = 0; i < set.programs().size(); i++) {
        Optional<Feedback> feedback = counters.programs().get(i);
        if (feedback.isPresent()) {
          double off = feedback.get().count(name) - value * set.programs().get(i).bytes();
          squares += off * off;
        }
      }
      double variance =
          programs < 2
              ? Double.POSITIVE_INFINITY
              : squares * programs / (programs - 1.0) / ((double) bytes * bytes);
      return new Rate(total, value, variance);
    }
  }

  public long number(Direction direction) {
    return rows.stream().filter(row -> row.direction() == direction).count();
  }

  /** Of those that are reached both ways. */
  public double geometricMeanRatio() {
    return Math.exp(
        rows.stream()
            .filter(row -> row.with() > 0 && row.without() > 0)
            .mapToDouble(row -> Math.log(row.ratio()))
            .average()
            .orElse(0));
  }

  /** Those that differ most in one direction, the most different first. */
  public List<Row> mostDifferent(Direction direction, int number) {
    return rows.stream()
        .filter(row -> row.direction() == direction)
        .sorted(
            Comparator.comparingDouble((Row row) -> -Math.abs(Math.log(row.ratio())))
                .thenComparingDouble(row -> -Math.max(row.with(), row.without()))
                .thenComparing(Row::counter))
        .limit(number)
        .toList();
  }
}
