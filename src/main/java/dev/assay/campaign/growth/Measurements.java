package dev.assay.campaign.growth;

import dev.assay.compile.Configuration;
import dev.assay.judge.growth.Point;
import dev.assay.judge.growth.Series;
import dev.assay.mutate.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The times of one program in many sizes, as they come. */
final class Measurements {
  private final Map<Configuration, List<Point>> points = new LinkedHashMap<>();
  private final Map<Configuration, Integer> ended = new LinkedHashMap<>();
  private final Map<String, String> failures = new TreeMap<>();
  private double spent;

  /** The time of one configuration, unless a smaller size was too much for it. */
  void add(Compilation compilation, TestCase test, int factor, Configuration configuration) {
    if (factor >= ended.getOrDefault(configuration, Integer.MAX_VALUE)) {
      return;
    }
    switch (compilation.time(test, configuration)) {
      case Compilation.Result.Took(double seconds) -> put(configuration, Point.of(factor, seconds));
      case Compilation.Result.Late(double seconds) -> {
        put(configuration, new Point(factor, seconds, true));
        ended.put(configuration, factor + 1);
      }
      case Compilation.Result.Not(String reason) -> {
        failures.put(configuration.toString(), "factor " + factor + ": " + reason);
        ended.put(configuration, factor);
      }
    }
  }

  private void put(Configuration configuration, Point point) {
    spent += point.seconds();
    points.computeIfAbsent(configuration, _ -> new ArrayList<>()).add(point);
  }

  /** CPU seconds of all compilers so far. */
  double spent() {
    return spent;
  }

  double slowest(int factor) {
    return points.values().stream()
        .flatMap(List::stream)
        .filter(point -> point.factor() == factor)
        .mapToDouble(Point::seconds)
        .max()
        .orElse(0);
  }

  /** One for each configuration that compiled anything. */
  List<Series> series() {
    return points.entrySet().stream()
        .map(entry -> Series.of(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** Why configurations did not compile a size, by their names. */
  Map<String, String> failures() {
    return Map.copyOf(failures);
  }
}
