package dev.assay.campaign;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * The plan of each trial.
 *
 * <p>To know all flags that may be drawn takes a while when a compiler is new, and a campaign does
 * not wait for it: its first trials meet plain levels. Which trials these are does not depend on
 * the clock, so that campaigns with the same seed do the same.
 *
 * @param first that of the first trials
 * @param rest that of all others; it may have to be waited for, and is empty if the thread was
 *     interrupted meanwhile
 */
public record Plans(Plan first, Supplier<Optional<Plan>> rest) {
  /** They take about as long as learning the flags of the compilers that they meet. */
  public static final long FIRST = 12;

  /** The same for all. */
  public static Plans of(Plan plan) {
    return new Plans(plan, () -> Optional.of(plan));
  }

  Optional<Plan> of(long trial) {
    return trial < FIRST ? Optional.of(first) : rest.get();
  }
}
