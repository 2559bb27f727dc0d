package dev.assay.campaign.source;

import java.util.Map;
import java.util.TreeMap;

/**
 * What a program adds to its campaign's counters.
 *
 * @param always whatever comes of it
 * @param found if it shows a bug
 */
public record Credit(Map<String, Long> always, Map<String, Long> found) {
  public static final Credit NONE = new Credit(Map.of(), Map.of());

  public Credit {
    always = Map.copyOf(always);
    found = Map.copyOf(found);
  }

  /** With more that counts in any case. */
  public Credit and(Map<String, Long> more) {
    var sum = new TreeMap<>(always);
    more.forEach((name, value) -> sum.merge(name, value, Long::sum));
    return new Credit(sum, found);
  }

  /** All of it. */
  public Map<String, Long> counters(boolean isFinding) {
    var sum = new TreeMap<>(always);
    if (isFinding) {
      found.forEach((name, value) -> sum.merge(name, value, Long::sum));
    }
    return sum;
  }
}
