package dev.assay.bugs;

import java.util.Map;

/**
 * What a campaign has done so far, over all its starts.
 *
 * @param verdicts how many trials ended with each verdict
 * @param generators how many trials each source had
 * @param counters sums of what trials added
 */
public record Totals(
    long trials,
    Map<String, Long> verdicts,
    Map<String, Long> generators,
    Map<String, Long> counters) {
  public static final Totals NONE = new Totals(0, Map.of(), Map.of(), Map.of());

  public Totals {
    verdicts = Map.copyOf(verdicts);
    generators = Map.copyOf(generators);
    counters = Map.copyOf(counters);
  }
}
