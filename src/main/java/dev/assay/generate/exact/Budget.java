package dev.assay.generate.exact;

/** What a program may still use: statements, steps of its run, bytes of its variables. */
public final class Budget {
  /** A statement evaluates about so many nodes. */
  private static final long STEPS_PER_STATEMENT = 25;

  private int statements;
  private long steps;
  private long bytes;

  public Budget(Size size) {
    this.statements = size.statements();
    this.steps = size.steps();
    this.bytes = size.bytes();
  }

  public int statements() {
    return statements;
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
