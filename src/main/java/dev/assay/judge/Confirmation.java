package dev.assay.judge;

import dev.assay.compile.CompilerRun;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;

/** Says whether a second attempt shows the same bug as the first. */
public final class Confirmation {
  /** What the second attempt means for a finding. */
  public sealed interface Outcome {
    /** Every run that was tried again did the same again. */
    record Confirmed() implements Outcome {}

    /** No run did it again. */
    record NotReproduced() implements Outcome {}

    /** Some did it again and some did not, or something else went wrong. */
    record Unstable() implements Outcome {}
  }

  /** The finding as it stands after the second attempt; empty if it was nothing. */
  public Optional<Finding> decide(TestCase test, Finding first, List<CompilerRun> again) {
    return switch (outcome(test, first, again)) {
      case Outcome.Confirmed() -> Optional.of(first);
      case Outcome.NotReproduced() -> Optional.empty();
      case Outcome.Unstable() -> Optional.of(unstable(first));
    };
  }

  public Outcome outcome(TestCase test, Finding first, List<CompilerRun> again) {
    // Two runs that differ are proof enough, and need not differ each time.
    if (first.kind() == BugClass.UNSTABLE) {
      return new Outcome.Confirmed();
    }
    int same = 0;
    int other = 0;
    int fine = 0;
    for (CompilerRun run : first.evidence()) {
      for (CompilerRun second : again) {
        if (second.configuration().equals(run.configuration())
            && !(second instanceof CompilerRun.OutOfResources)) {
          switch (Appearance.compare(test, run, second)) {
            case SAME -> same++;
            case ALSO_BAD -> other++;
            case FINE -> fine++;
          }
        }
      }
    }
    if (same > 0 && other + fine == 0) {
      return new Outcome.Confirmed();
    }
    return same + other == 0 ? new Outcome.NotReproduced() : new Outcome.Unstable();
  }

  private static Finding unstable(Finding first) {
    return new Finding(
        new Signature(
            BugClass.UNSTABLE,
            first.signature().compiler(),
            first.kind().spelling() + " that changes from run to run"),
        first.summary() + "; when it was run again, that was different",
        first.evidence(),
        first.confirmed(),
        first.vouched());
  }
}
