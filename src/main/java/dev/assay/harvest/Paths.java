package dev.assay.harvest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The paths that calls of a function have taken: what they executed, and about how often. */
final class Paths {
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();

  /** For each statement a bit for each magnitude of how often it was executed in a call. */
  private final List<Long> seen = new ArrayList<>();

  /** What is new in a path, the most first. */
  enum News {
    STATEMENT,
    COUNT,
    PATH,
    NOTHING
  }

  /** A path, as {@link Reached#magnitudes} has it. */
  News add(List<Integer> magnitudes) {
    News news = numbers.containsKey(magnitudes) ? News.NOTHING : News.PATH;
    numbers.putIfAbsent(magnitudes, numbers.size());
    for (int i = 0; i < magnitudes.size(); i++) {
      if (i == seen.size()) {
        seen.add(0L);
      }
      long all = seen.get(i) | 1L << magnitudes.get(i);
      if (magnitudes.get(i) > 0 && all != seen.get(i)) {
        news = seen.get(i) == 0 ? News.STATEMENT : min(news, News.COUNT);
        seen.set(i, all);
      }
    }
    return news;
  }

  private static News min(News one, News other) {
    return one.compareTo(other) <= 0 ? one : other;
  }

  /** The number of a path that was added. */
  int number(List<Integer> magnitudes) {
    return numbers.get(magnitudes);
  }

  int size() {
    return numbers.size();
  }
}
