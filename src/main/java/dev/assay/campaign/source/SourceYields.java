package dev.assay.campaign.source;

import java.util.Map;

/** What the sources of a campaign have yielded, by their names. */
public record SourceYields(Map<String, SourceYield> sources) {
  public static final SourceYields NONE = new SourceYields(Map.of());

  /** So many parts of a weight are one, so that it can be changed by little. */
  public static final int PARTS = 100;

  public SourceYields {
    sources = Map.copyOf(sources);
  }

  public SourceYield of(String source) {
    return sources.getOrDefault(source, SourceYield.NONE);
  }

  /** The present weight, in parts, of a source with that base weight. */
  public int weight(String source, int base) {
    return Math.toIntExact(Math.round(PARTS * base * of(source).factor()));
  }
}
