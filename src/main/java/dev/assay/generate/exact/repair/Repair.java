package dev.assay.generate.exact.repair;

import dev.assay.c.Program;
import dev.assay.c.type.Typing;
import dev.assay.interpret.Choices;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Outside;
import dev.assay.interpret.Probe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs a program until its holes have come to rest, and fills them. */
public final class Repair {
  private final Dialect dialect;
  private final Limits limits;
  private final int maxRounds;

  /**
   * @param limits those of each run
   */
  public Repair(Dialect dialect, Limits limits, int maxRounds) {
    this.dialect = dialect;
    this.limits = limits;
    this.maxRounds = maxRounds;
  }

  public Repaired repair(Program program, HoleTable holes, Typing typing) {
    return repair(program, holes, typing, Optional.empty());
  }

  /** The probe sees the last run, that of the program without holes. */
  public Repaired repair(Program program, HoleTable holes, Typing typing, Optional<Probe> probe) {
    var rounds = new ArrayList<Repaired.Round>();
    var outside = new Outside(Optional.empty(), Optional.of(holes));
    while (rounds.size() < maxRounds) {
      if (rounds.size() > maxRounds / 2) {
        holes.hurry();
      }
      Execution execution = Interpreter.run(program, dialect, limits, Choices.DEFAULT, outside);
      int changes = holes.countChanges();
      rounds.add(new Repaired.Round(changes, !(execution instanceof Execution.Finished)));
      if (changes == 0) {
        return execution instanceof Execution.Finished finished
            ? settled(holes.settled(program, typing), finished, rounds, probe)
            : new Repaired.Unusable(execution, rounds);
      }
    }
    return new Repaired.Restless(rounds);
  }

  private Repaired settled(
      Program program,
      Execution.Finished open,
      List<Repaired.Round> rounds,
      Optional<Probe> probe) {
    var observed = new Outside(probe, Optional.empty());
    Execution plain = Interpreter.run(program, dialect, limits, Choices.DEFAULT, observed);
    if (plain instanceof Execution.OutOfFuel) {
      // What a form became may cost more steps than the hole.
      return new Repaired.Unusable(plain, rounds);
    }
    return plain instanceof Execution.Finished finished
            && finished.exit() == open.exit()
            && finished.stdout().equals(open.stdout())
        ? new Repaired.Settled(program, finished, rounds)
        : new Repaired.Contradiction(program, open, plain, rounds);
  }
}
