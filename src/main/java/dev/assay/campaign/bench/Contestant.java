package dev.assay.campaign.bench;

import java.util.function.IntConsumer;

/** A generator that is measured beside others. */
public interface Contestant {
  /** As the tables name it. */
  String name();

  /**
   * Makes programs.
   *
   * @param count how many; fewer come when some seeds give none
   * @param seed the same seed gives the same programs
   * @param progress is told how many there are
   */
  ProgramSet make(int count, long seed, IntConsumer progress);
}
