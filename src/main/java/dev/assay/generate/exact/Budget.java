package dev.assay.generate.exact;

/**
 * What a program may still use: statements, steps of its run, bytes of its variables, and time of
 * compilers.
 */
public final class Budget {
  /** A statement evaluates about so many nodes. */
  private static final long STEPS_PER_STATEMENT = 25;

  private static final long MICROSECONDS = 1_000;
  private static final int PERCENT = 100;

  private int statements;
  private long steps;
  private long bytes;
  private long compilation;

  /**
   * @param compilePercent how much of the time to compile that programs of the size may take
   */
  public Budget(Size size, int compilePercent) {
    this.statements = size.statements();
    this.steps = size.steps();
    this.bytes = size.bytes();
    this.compilation = size.compileMillis() * MICROSECONDS * compilePercent / PERCENT;
  }

  /** What is left, for {@link #restore}. */
  public record Left(int statements, long steps, long bytes, long compilation) {}

  public Left left() {
    return new Left(statements, steps, bytes, compilation);
  }

  /** Goes back to what was left then: the code since is thrown away. */
  public void restore(Left then) {
    statements = then.statements();
    steps = then.steps();
    bytes = then.bytes();
    compilation = then.compilation();
  }

  /** How many may still be made; none if compiling what there is takes long enough. */
  public int statements() {
    return isSlow() ? 0 : statements;
  }

  /** Whether compilers are expected to take all the time that they may. */
  public boolean isSlow() {
    return compilation <= 0;
  }

  /** In microseconds. */
  public long compilation() {
    return compilation;
  }

  /** Notes code, given what was left before any part of it was noted. */
  public void compile(long before, CompileTime code) {
    compilation = before - code.microseconds();
  }

  /** Notes a statement that is executed about so many times. */
  public void statement(long executions) {
    statements--;
    steps -= executions * STEPS_PER_STATEMENT;
  }

  /** Keeps statements for what comes later; less than none gives them back. */
  public void withhold(int number) {
    statements -= number;
  }

  /** Notes steps that are not those of a statement, such as of a call. */
  public void spendSteps(long number) {
    steps -= number;
  }

  /** Whether something that takes so many steps may still be added; keeps some for the rest. */
  public boolean allowsSteps(long number) {
    return number < steps / 4;
  }

  public long steps() {
    return steps;
  }

  /** Takes memory for a variable, if there is enough left. */
  public boolean takeBytes(long number) {
    if (number > bytes) {
      return false;
    }
    bytes -= number;
    return true;
  }
}
