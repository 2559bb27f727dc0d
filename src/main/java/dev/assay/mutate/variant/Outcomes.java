package dev.assay.mutate.variant;

import dev.assay.interpret.Execution;

/** Compares and describes runs. */
final class Outcomes {
  private Outcomes() {}

  static boolean isSame(Execution.Finished expected, Execution found) {
    return found instanceof Execution.Finished finished
        && finished.exit() == expected.exit()
        && finished.stdout().equals(expected.stdout());
  }

  static String inWords(Execution execution) {
    return switch (execution) {
      case Execution.Finished f -> "finished with " + f.exit() + " and other output";
      case Execution.Undefined u -> u.span() + ": undefined: " + u.message();
      case Execution.Unspecified u -> u.span() + ": unspecified: " + u.message();
      case Execution.OutOfFuel o -> "ran out of " + o.resource();
      case Execution.Unsupported u -> u.span() + ": not supported: " + u.what();
    };
  }
}
