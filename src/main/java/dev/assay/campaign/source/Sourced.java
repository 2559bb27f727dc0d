package dev.assay.campaign.source;

import dev.assay.mutate.TestCase;
import java.time.Duration;
import java.util.Optional;

/** What became of a ticket. */
public sealed interface Sourced {
  /** CPU time spent in other programs to make it. */
  Duration cpu();

  /**
   * A program; compilers and judges know nothing yet of its behaviour.
   *
   * @param promise what the source knows of it, to be held against the interpreter
   */
  record Made(TestCase test, Duration cpu, Optional<Promise> promise, Credit credit)
      implements Sourced {
    public Made(TestCase test, Duration cpu) {
      this(test, cpu, Optional.empty(), Credit.NONE);
    }

    public Made(TestCase test, Duration cpu, Optional<Promise> promise) {
      this(test, cpu, promise, Credit.NONE);
    }
  }

  /** No program: the source says why. */
  record Failed(String reason, Duration cpu) implements Sourced {}
}
