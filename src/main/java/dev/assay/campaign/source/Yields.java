package dev.assay.campaign.source;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What mutators have yielded, by their names.
 *
 * <p>Counted are their mutations, how many of these were in programs whose optimisations were
 * counted, and their shares, in thousandths, of the optimisations that programs reach only since
 * they were mutated, and of findings.
 */
public record Yields(Map<String, Yield> mutators) {
  public static final Yields NONE = new Yields(Map.of());

  /** With fewer measured mutations chance would decide. */
  private static final int ENOUGH = 20;

  /** The weight of a mutator that yields as much as the others do on average. */
  private static final int USUAL = 4;

  private static final int MOST = 12;

  /** So many optimisations newly reached are worth as much as one finding. */
  private static final int FINDING = 50;

  /** What one mutator has yielded. */
  public record Yield(long used, long measured, long gained, long found) {
    static final Yield NONE = new Yield(0, 0, 0, 0);

    Yield plus(Yield other) {
      return new Yield(
          used + other.used, measured + other.measured, gained + other.gained, found + other.found);
    }

    boolean isKnown() {
      return measured >= ENOUGH;
    }

    /** A mutation's worth. */
    double worth() {
      return (double) gained / Math.max(1, measured) + (double) FINDING * found / Math.max(1, used);
    }
  }

  public Yields {
    mutators = Map.copyOf(mutators);
  }

  public Yields plus(Yields other) {
    Map<String, Yield> sum = new HashMap<>(mutators);
    other.mutators.forEach((name, yield) -> sum.merge(name, yield, Yield::plus));
    return new Yields(sum);
  }

  /** Mutators that have yielded more are tried more often; none is given up. */
  public SortedMap<String, Integer> weights(List<String> names) {
    SortedMap<String, Integer> weights = new TreeMap<>();
    double mean =
        mutators.values().stream()
            .filter(Yield::isKnown)
            .mapToDouble(Yield::worth)
            .average()
            .orElse(0);
    if (mean > 0) {
      for (String name : names) {
        Yield yield = mutators.getOrDefault(name, Yield.NONE);
        long weight = yield.isKnown() ? Math.round(USUAL * yield.worth() / mean) : USUAL;
        weights.put(name, Math.clamp(weight, 1, MOST));
      }
    }
    return weights;
  }
}
