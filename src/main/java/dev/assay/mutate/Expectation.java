package dev.assay.mutate;

import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import java.util.Map;
import java.util.Optional;

/**
 * What the interpreter says of a program, for each target and dialect it was asked about.
 *
 * @param usesLongDouble whether results may depend on a type that targets do differently
 * @param comparable whether every compiler sees the same program; not so when it asks for macros
 *     that name the compiler
 */
public record Expectation(
    Map<Setting, Execution> executions, boolean usesLongDouble, boolean comparable) {
  public Expectation {
    executions = Map.copyOf(executions);
  }

  public Expectation(Map<Setting, Execution> executions, boolean usesLongDouble) {
    this(executions, usesLongDouble, true);
  }

  /** Nothing is known. */
  public static final Expectation NONE = new Expectation(Map.of(), false, true);

  /** Nothing can be known: it is no valid program. */
  public static final Expectation UNKNOWABLE = new Expectation(Map.of(), false, false);

  /**
   * The execution for a setting. A program that is defined by the strict rules behaves the same by
   * the lenient ones, so the strict run stands for the others.
   */
  public Optional<Execution> in(Setting setting) {
    Dialect asked = setting.dialect();
    var strict = new Setting(setting.model(), new Dialect(asked.standard(), false, true));
    Execution known = executions.get(strict);
    return known instanceof Execution.Finished || !executions.containsKey(setting)
        ? Optional.ofNullable(known)
        : Optional.of(executions.get(setting));
  }
}
