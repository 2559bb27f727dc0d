package dev.assay.generate.exact.repair;

import dev.assay.c.Program;
import dev.assay.interpret.Execution;
import java.util.List;

/** What became of a program with holes. */
public sealed interface Repaired {
  List<Round> rounds();

  /**
   * One run of the program with its holes.
   *
   * @param changes how many holes changed after they had given a value
   * @param endedEarly whether the run came to something else than the program's end
   */
  record Round(int changes, boolean endedEarly) {}

  /** The program without holes, and what it does. */
  record Settled(Program program, Execution.Finished execution, List<Round> rounds)
      implements Repaired {
    public Settled {
      rounds = List.copyOf(rounds);
    }
  }

  /** The program cannot be used for a reason that no hole can mend. */
  record Unusable(Execution why, List<Round> rounds) implements Repaired {
    public Unusable {
      rounds = List.copyOf(rounds);
    }
  }

  /** Holes still changed in the last round that was allowed. */
  record Restless(List<Round> rounds) implements Repaired {
    public Restless {
      rounds = List.copyOf(rounds);
    }
  }

  /** The program without holes does not do what it did with them: a defect of ours. */
  record Contradiction(
      Program program, Execution.Finished open, Execution settled, List<Round> rounds)
      implements Repaired {
    public Contradiction {
      rounds = List.copyOf(rounds);
    }
  }
}
