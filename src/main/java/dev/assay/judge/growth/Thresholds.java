package dev.assay.judge.growth;

/**
 * From where on growth is a bug.
 *
 * @param exponent the time grows with at least this power of the size, ...
 * @param above which is at least this much above that of the others
 * @param seconds it takes at least so long for the largest size, ...
 * @param times which is at least so many times what the others take
 */
public record Thresholds(double exponent, double above, double seconds, double times) {
  /** For what counts. */
  public static final Thresholds FINDING = new Thresholds(1.6, 0.5, 1.0, 5);

  /** For what is worth a second look. */
  public static final Thresholds CANDIDATE = new Thresholds(1.4, 0.3, 0.6, 3);
}
