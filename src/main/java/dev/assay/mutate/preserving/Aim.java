package dev.assay.mutate.preserving;

import java.math.BigInteger;
import java.util.List;

/** What an expression that takes the place of another one must be. */
sealed interface Aim {
  /** The same each time. */
  record Always(BigInteger value) implements Aim {}

  /**
   * What it is follows from what a place holds.
   *
   * @param place whose values are within a short range
   * @param values for the least value of the place, the next one, and so on
   */
  record By(Known place, List<BigInteger> values) implements Aim {
    public By {
      values = List.copyOf(values);
    }
  }
}
