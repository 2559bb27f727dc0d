package dev.assay.reduce;

/**
 * What was tried.
 *
 * @param candidates all that was proposed and made anything smaller
 * @param invalid those that the parser refused
 * @param known those whose text had been asked about before
 * @param asked those that the interest was asked about
 * @param successes those that were taken
 */
public record Tries(long candidates, long invalid, long known, long asked, long successes) {
  public static final Tries NONE = new Tries(0, 0, 0, 0, 0);
}
