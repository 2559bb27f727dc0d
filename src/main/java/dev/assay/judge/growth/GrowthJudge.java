package dev.assay.judge.growth;

import dev.assay.compile.Configuration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says which configurations take far longer for large programs than others do.
 *
 * <p>A configuration is compared with the other compilers at its level. That they do the same work
 * with less is what makes it a bug: what takes the square of the size in all of them is in the
 * nature of the program. Only where no compiler of another kind is there, the compiler's own other
 * levels count as well. The lower median speaks for the others, so that one more release with the
 * same bug does not hide it.
 */
public record GrowthJudge(Thresholds thresholds) {
  /** In the order of the series. */
  public List<Steep> steep(List<Series> all) {
    return all.stream().flatMap(series -> steep(series, all).stream()).toList();
  }

  private Optional<Steep> steep(Series series, List<Series> all) {
    double exponent = series.exponent();
    Optional<Point> last = series.last();
    if (last.isEmpty()
        || exponent < thresholds.exponent()
        || last.get().seconds() < thresholds.seconds()) {
      return Optional.empty();
    }
    List<Series> others = others(series, all, last.get().factor());
    if (others.isEmpty()) {
      return Optional.empty();
    }
    double usual = lowerMedian(others.stream().map(Series::exponent).toList());
    return exponent < usual + thresholds.above() || !isFarAbove(last.get(), others)
        ? Optional.empty()
        : Optional.of(
            new Steep(
                series,
                exponent,
                others.stream().map(Series::configuration).toList(),
                usual,
                smallest(series, others)));
  }

  private static List<Series> others(Series series, List<Series> all, int factor) {
    Configuration own = series.configuration();
    List<Series> measured = all.stream().filter(s -> s.at(factor).isPresent()).toList();
    var others =
        new ArrayList<>(
            measured.stream()
                .filter(s -> !s.configuration().compiler().equals(own.compiler()))
                .filter(s -> s.configuration().level().equals(own.level()))
                .toList());
    boolean related =
        others.stream()
            .allMatch(s -> s.configuration().compiler().family() == own.compiler().family());
    if (related) {
      measured.stream()
          .filter(s -> s.configuration().compiler().equals(own.compiler()) && s != series)
          .forEach(others::add);
    }
    return others;
  }

  private boolean isFarAbove(Point point, List<Series> others) {
    List<Double> times =
        others.stream().flatMap(s -> s.at(point.factor()).stream()).map(Point::seconds).toList();
    return !times.isEmpty()
        && point.seconds() >= thresholds.seconds()
        && point.seconds() >= thresholds.times() * lowerMedian(times);
  }

  private int smallest(Series series, List<Series> others) {
    return series.points().stream()
        .filter(point -> isFarAbove(point, others))
        .findFirst()
        .orElse(series.points().getLast())
        .factor();
  }

  private static double lowerMedian(List<Double> values) {
    return values.stream().sorted().toList().get((values.size() - 1) / 2);
  }
}
