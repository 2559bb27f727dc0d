package dev.assay.bugs;

import java.util.Set;

/**
 * The trials that need not run again: all below a number, and some above it, since trials end out
 * of order.
 */
public record DoneTrials(long below, Set<Long> above) {
  public static final DoneTrials NONE = new DoneTrials(0, Set.of());

  public DoneTrials {
    above = Set.copyOf(above);
  }

  public boolean contains(long number) {
    return number < below || above.contains(number);
  }

  public long count() {
    return below + above.size();
  }
}
