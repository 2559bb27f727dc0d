package dev.assay.interpret;

import dev.assay.c.Program;

/** Runs a program with the operands, where C leaves their order open, evaluated in two orders. */
public final class EitherOrder {
  private final Run run;

  /** What either order gives, where a run showed that there is nothing to order. */
  private Execution same;

  EitherOrder(Program program, Dialect dialect, Limits limits) {
    this.run =
        new Run(
            program, dialect, limits, Choices.DEFAULT, Outside.NOBODY, Openings.ignored(), true);
  }

  /** As {@link Interpreter#run} does. */
  public Execution fromLeft() {
    Execution left = run.execute(false);
    same = left instanceof Execution.Finished && !run.orderMattered() ? left : null;
    return left;
  }

  /** As gcc does with the arguments of calls. */
  public Execution fromRight() {
    return same == null ? run.execute(true) : same;
  }
}
