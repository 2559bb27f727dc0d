package dev.assay.interpret;

import dev.assay.c.Program;

/** Runs a program with the operands, where C leaves their order open, evaluated in two orders. */
public final class EitherOrder {
  private final Run run;

  EitherOrder(Program program, Dialect dialect, Limits limits) {
    this.run = new Run(program, dialect, limits, Choices.DEFAULT, Outside.NOBODY, true);
  }

  /** As {@link Interpreter#run} does. */
  public Execution fromLeft() {
    return run.execute(false);
  }

  /** As gcc does with the arguments of calls. */
  public Execution fromRight() {
    return run.execute(true);
  }
}
