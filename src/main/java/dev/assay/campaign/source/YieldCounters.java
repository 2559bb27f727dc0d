package dev.assay.campaign.source;

import dev.assay.campaign.source.Yields.Yield;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Yields as counters of a campaign, which are summed and kept with its trials: {@code mix 3 fcb
 * used csmith+emi} counts the mutations by fcb in the batch 3.
 */
public final class YieldCounters {
  private static final String PREFIX = "mix";
  private static final long WHOLE = 1000;

  private YieldCounters() {}

  /** Which batch and source a counter is of, and what it says. */
  record Entry(long batch, String source, Yields yields) {}

  /**
   * What a variant counts for.
   *
   * @param mutators of its mutations, each as often as there are such
   * @param gained how many optimisations it reaches that its program does not; empty if not
   *     measured
   */
  public static Credit credit(
      long batch, String source, List<String> mutators, Optional<Integer> gained) {
    Map<String, Long> used =
        mutators.stream()
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    var always = new TreeMap<String, Long>();
    var found = new TreeMap<String, Long>();
    used.forEach((mutator, times) -> {
      Function<String, String> name =
          kind -> String.join(" ", PREFIX, "" + batch, mutator, kind, source);
      always.put(name.apply("used"), times);
      gained.ifPresent(gain -> {
        always.put(name.apply("measured"), times);
        always.put(name.apply("gained"), WHOLE * gain * times / mutators.size());
      });
      found.put(name.apply("found"), WHOLE * times / mutators.size());
    });
    return new Credit(always, found);
  }

  /** What all batches of sources whose names begin so have yielded, from a campaign's counters. */
  public static Yields sum(Map<String, Long> counters, String sources) {
    Yields sum = Yields.NONE;
    for (Map.Entry<String, Long> counter : counters.entrySet()) {
      sum =
          parse(counter.getKey(), counter.getValue())
              .filter(entry -> entry.source().startsWith(sources))
              .map(Entry::yields)
              .map(sum::plus)
              .orElse(sum);
    }
    return sum;
  }

  /** Empty for a counter of something else. */
  static Optional<Entry> parse(String name, long value) {
    String[] words = name.split(" ", 5);
    if (words.length != 5 || !words[0].equals(PREFIX) || !words[1].matches("[0-9]{1,18}")) {
      return Optional.empty();
    }
    Optional<Yield> yield =
        switch (words[3]) {
          case "used" -> Optional.of(new Yield(value, 0, 0, 0));
          case "measured" -> Optional.of(new Yield(0, value, 0, 0));
          case "gained" -> Optional.of(new Yield(0, 0, value, 0));
          case "found" -> Optional.of(new Yield(0, 0, 0, value));
          default -> Optional.empty();
        };
    Map<String, Yield> one = new HashMap<>();
    yield.ifPresent(y -> one.put(words[2], y));
    return yield.map(_ -> new Entry(Long.parseLong(words[1]), words[4], new Yields(one)));
  }
}
