package dev.assay.compile.feedback;

import dev.assay.compile.Configuration;
import dev.assay.random.Seed;
import java.util.List;

/**
 * One thing that a compiler did in one configuration, so or so often.
 *
 * @param name that of the counter, its source before it
 * @param magnitude the logarithm, to base 2 and rounded down, of how often: to do something once is
 *     another thing than to do it a hundred times, but not than to do it twice in a hundred more
 */
public record Feature(String configuration, String name, int magnitude) {
  /** Any constant: hashes are kept from one release to the next. */
  private static final Seed ROOT = new Seed(0);

  /** The magnitude of what is not counted. */
  private static final int ANY = -1;

  /** Those of a build, in the order of their names. */
  public static List<Feature> of(Feedback feedback, Configuration configuration) {
    String text = configuration.toString();
    return feedback.counters().entrySet().stream()
        .filter(counter -> counter.getValue() > 0)
        .map(counter -> new Feature(text, counter.getKey(), magnitude(counter.getValue())))
        .toList();
  }

  private static int magnitude(long count) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(count);
  }

  /** The same thing, however often. */
  public Feature atAll() {
    return new Feature(configuration, name, ANY);
  }

  /** The same on every machine. */
  public long hash() {
    return ROOT.child(configuration).child(name).child(magnitude).value();
  }

  /** Such as {@code gcc-12 -O2 gcc-statistics/dse.50: dead stores, 4 to 7 times}. */
  @Override
  public String toString() {
    if (magnitude == ANY) {
      return configuration + " " + name;
    }
    long least = 1L << magnitude;
    String times = least == 1 ? "once" : least + " to " + (2 * least - 1) + " times";
    return configuration + " " + name + ", " + times;
  }
}
