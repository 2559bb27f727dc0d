package dev.assay.campaign.reduction;

import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import java.util.Optional;

/**
 * Keeps programs defined: the interpreter, within limits that fit the program.
 *
 * @param explorations how often one that shows the bug is run again with other choices
 */
record Guard(Limits limits, int explorations) {
  private static final int TIMES = 3;
  private static final long AT_LEAST = 100_000;

  /** Other choices cost as many runs, which matters for programs that run long. */
  private static final long LONG = 3_000_000;

  private static final int FEW = 4;
  private static final int ALL = 9;

  /** For programs made of one that took so many steps. */
  static Guard of(Limits limits, Execution.Finished original) {
    long fuel = Math.min(limits.fuel(), TIMES * original.steps() + AT_LEAST);
    return new Guard(limits.withFuel(fuel), original.steps() > LONG ? FEW : ALL);
  }

  Optional<Execution.Finished> expected(Candidate candidate, Dialect dialect) {
    return candidate.expected(dialect, limits);
  }

  /** Whether no other choice, where C leaves one, changes what the program does. */
  boolean isSettled(Candidate candidate, Dialect dialect) {
    return candidate.explored(dialect, limits, explorations).isPresent();
  }
}
