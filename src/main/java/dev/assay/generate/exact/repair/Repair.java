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
import java.util.function.Supplier;

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
    return repair(program, holes, typing, Optional::empty);
  }

  /**
   * A probe of its own sees each run of the program without holes, the last of which counts.
   *
   * <p>A program whose holes changed in a loop, after they had given values, may be fine already:
   * its run without holes tells, and is needed anyway. Where floating values must stay finite, only
   * a run with holes in which nothing changed tells.
   */
  public Repaired repair(
      Program program, HoleTable holes, Typing typing, Supplier<Optional<Probe>> probes) {
    var rounds = new ArrayList<Repaired.Round>();
    Supplier<Execution> runs =
        Interpreter.repeated(
            program,
            dialect,
            limits,
            Choices.DEFAULT,
            new Outside(Optional.empty(), Optional.of(holes)));
    while (rounds.size() < maxRounds) {
      if (rounds.size() > maxRounds / 2) {
        holes.hurry();
      }
      holes.beginRun();
      Execution execution = runs.get();
      int changes = holes.countChanges();
      rounds.add(new Repaired.Round(changes, !(execution instanceof Execution.Finished)));
      if (execution instanceof Execution.Finished open
          && (changes == 0 || holes.areJudgedByRun())) {
        Program settled = holes.settled(program, typing);
        Execution plain = Interpreter.run(settled, dialect, limits, Choices.DEFAULT, probes.get());
        Optional<Repaired> result = result(settled, open, plain, changes, rounds);
        if (result.isPresent()) {
          return result.get();
        }
      } else if (changes == 0) {
        return new Repaired.Unusable(execution, rounds);
      }
    }
    return new Repaired.Restless(rounds);
  }

  /** What a program without holes is worth; nothing yet if the holes have not come to rest. */
  private static Optional<Repaired> result(
      Program settled,
      Execution.Finished open,
      Execution plain,
      int changes,
      List<Repaired.Round> rounds) {
    if (plain instanceof Execution.Finished finished) {
      boolean same = finished.exit() == open.exit() && finished.stdout().equals(open.stdout());
      return Optional.of(
          changes > 0 || same
              ? new Repaired.Settled(settled, finished, rounds)
              : new Repaired.Contradiction(settled, open, plain, rounds));
    }
    if (changes > 0) {
      return Optional.empty();
    }
    // What a form became may cost more steps than the hole.
    return Optional.of(
        plain instanceof Execution.OutOfFuel
            ? new Repaired.Unusable(plain, rounds)
            : new Repaired.Contradiction(settled, open, plain, rounds));
  }
}
