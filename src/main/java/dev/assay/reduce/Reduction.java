package dev.assay.reduce;

import java.util.List;

/**
 * What a reduction ended with.
 *
 * @param complete whether no pass could do more; else it was stopped
 */
public record Reduction(
    Subject subject, Size before, boolean complete, Tries tries, List<PassCount> passes) {
  public Reduction {
    passes = List.copyOf(passes);
  }

  /** What one pass did. */
  public record PassCount(String pass, long asked, long successes, long tokens) {}
}
