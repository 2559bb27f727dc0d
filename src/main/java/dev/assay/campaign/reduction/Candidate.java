package dev.assay.campaign.reduction;

import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.mutate.TestCase;
import java.util.Optional;

/** A program that may show a bug: as compilers see it, and as the interpreter does. */
record Candidate(TestCase test, Sense sense) {

  /**
   * How it must end, by the strict rules or by those that flags allow; empty if C leaves that open
   * or the interpreter does not know.
   */
  Optional<Execution.Finished> expected(Dialect allowed, Limits limits) {
    return settled(allowed, dialect -> sense.run(dialect, limits));
  }

  /** The same, after so many runs with other choices. */
  Optional<Execution.Finished> explored(Dialect allowed, Limits limits, int runs) {
    return settled(allowed, dialect -> sense.explored(dialect, limits, runs));
  }

  private interface Way {
    Execution under(Dialect dialect);
  }

  private static Optional<Execution.Finished> settled(Dialect allowed, Way way) {
    var strict = allowed.strict();
    Execution execution = way.under(strict);
    if (execution instanceof Execution.Undefined && !allowed.equals(strict)) {
      execution = way.under(allowed);
    }
    return execution instanceof Execution.Finished finished
        ? Optional.of(finished)
        : Optional.empty();
  }
}
