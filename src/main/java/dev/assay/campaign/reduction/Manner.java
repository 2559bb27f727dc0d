package dev.assay.campaign.reduction;

import dev.assay.compile.CompilerRun;
import dev.assay.interpret.Execution;
import dev.assay.judge.oracle.Behaviour;
import java.util.Optional;

/** In what way a program that was built is wrong. */
enum Manner {
  RIGHT,
  /** It ends, with another output or status. */
  VALUE,
  /** A signal ends it. */
  SIGNAL,
  /** It does not end. */
  ENDLESS,
  /** It did not run. */
  NONE;

  static Manner of(Execution.Finished expected, CompilerRun run) {
    Optional<Behaviour> seen = Behaviour.of(run);
    return seen.isEmpty()
        ? NONE
        : of(Behaviour.expected(expected.exit(), expected.stdout()), seen.get());
  }

  /** How one run is wrong if another one is right. */
  static Manner of(CompilerRun right, CompilerRun run) {
    Optional<Behaviour> expected = Behaviour.of(right);
    Optional<Behaviour> seen = Behaviour.of(run);
    return expected.isEmpty() || seen.isEmpty() ? NONE : of(expected.get(), seen.get());
  }

  private static Manner of(Behaviour expected, Behaviour seen) {
    if (Behaviour.difference(expected, seen).isEmpty()) {
      return RIGHT;
    }
    return seen.tooLong() ? ENDLESS : seen.died() ? SIGNAL : VALUE;
  }
}
