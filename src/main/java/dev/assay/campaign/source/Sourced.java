package dev.assay.campaign.source;

import dev.assay.mutate.TestCase;
import java.time.Duration;

/** What became of a ticket. */
public sealed interface Sourced {
  /** CPU time spent in other programs to make it. */
  Duration cpu();

  /** A program; nothing is known yet of its behaviour. */
  record Made(TestCase test, Duration cpu) implements Sourced {}

  /** No program: the source says why. */
  record Failed(String reason, Duration cpu) implements Sourced {}
}
