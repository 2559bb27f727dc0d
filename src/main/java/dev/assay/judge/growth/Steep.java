package dev.assay.judge.growth;

import dev.assay.compile.Configuration;
import java.util.List;

/**
 * A configuration whose time grows far more than that of others.
 *
 * @param exponent the power of the size with which it grows
 * @param others those that it was compared with
 * @param usual the power of the others
 * @param shown the smallest size that shows it
 */
public record Steep(
    Series series, double exponent, List<Configuration> others, double usual, int shown) {
  public Steep {
    others = List.copyOf(others);
  }

  public Configuration configuration() {
    return series.configuration();
  }

  public Point last() {
    return series.points().getLast();
  }
}
