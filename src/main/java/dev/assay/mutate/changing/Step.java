package dev.assay.mutate.changing;

import dev.assay.random.Seed;
import java.util.Optional;

/**
 * One change as a value: with its subject it gives the same mutant again.
 *
 * @param mutator the mutator's name
 * @param seed what site and material are drawn with
 */
public record Step(String mutator, Seed seed) {
  /** As in {@code flip-bit:1234}. */
  @Override
  public String toString() {
    return mutator + ":" + seed;
  }

  /** As {@link #toString} writes it. */
  public static Optional<Step> parse(String text) {
    int colon = text.lastIndexOf(':');
    return colon <= 0
        ? Optional.empty()
        : Seed.parse(text.substring(colon + 1))
            .map(seed -> new Step(text.substring(0, colon), seed));
  }
}
