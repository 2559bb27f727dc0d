package dev.assay.campaign.reduction;

import dev.assay.bugs.Expected;
import dev.assay.compile.Configuration;
import dev.assay.mutate.TestCase;
import java.util.Optional;

/**
 * Says whether a bisection of the bug in a program still ends at the same part of the compiler; any
 * thread may ask.
 */
public interface BlameGuard {
  /**
   * Whether the same is to blame for what the configuration does to a program.
   *
   * @param expected what is right, for programs that run
   */
  boolean blamesTheSame(TestCase test, Configuration bad, Optional<Expected> expected);

  /** What is kept, once it is known; empty if nobody is to blame. */
  Optional<String> kept();
}
