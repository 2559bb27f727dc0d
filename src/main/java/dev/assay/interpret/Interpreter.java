package dev.assay.interpret;

import dev.assay.c.Program;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Runs C programs: shows what they print, or where and why C leaves their behaviour open. */
public final class Interpreter {
  private Interpreter() {}

  /**
   * Runs the program with the plainest choices; more than once only where it uses inexact results
   * of {@code <math.h>}.
   */
  public static Execution run(Program program, Dialect dialect, Limits limits) {
    return Explorer.explore(program, dialect, limits, 0);
  }

  /** Runs the program, observed by the probe. */
  public static Execution run(Program program, Dialect dialect, Limits limits, Probe probe) {
    return run(program, dialect, limits, Choices.DEFAULT, Optional.of(probe));
  }

  /** Runs the program with the given choices where C leaves them open. */
  public static Execution run(
      Program program, Dialect dialect, Limits limits, Choices choices, Optional<Probe> probe) {
    return run(program, dialect, limits, choices, new Outside(probe, Optional.empty()));
  }

  /** Runs the program with all that can be given to a run. */
  public static Execution run(
      Program program, Dialect dialect, Limits limits, Choices choices, Outside outside) {
    return new Run(program, dialect, limits, choices, outside).execute();
  }

  /** Runs the program each time it is asked; all runs share what it takes to prepare them. */
  public static Supplier<Execution> repeated(
      Program program, Dialect dialect, Limits limits, Choices choices, Outside outside) {
    return new Run(program, dialect, limits, choices, outside)::execute;
  }

  /** Runs the program as often as it is asked, each time with the arguments and input given. */
  public static Function<Start, Execution> restartable(
      Program program, Dialect dialect, Limits limits, Choices choices, Outside outside) {
    return new Run(program, dialect, limits, choices, outside)::execute;
  }

  /** Runs the program in both orders of operands; both runs share what it takes to prepare them. */
  public static EitherOrder eitherOrder(Program program, Dialect dialect, Limits limits) {
    return new EitherOrder(program, dialect, limits);
  }

  /** Runs the program with so many other choices too, as {@link Explorer} does. */
  public static Execution explore(Program program, Dialect dialect, Limits limits, int runs) {
    return Explorer.explore(program, dialect, limits, runs);
  }
}
