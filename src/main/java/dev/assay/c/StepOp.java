package dev.assay.c;

/** The increment and decrement operators. */
public enum StepOp {
  PRE_INCREMENT("++", true, true),
  PRE_DECREMENT("--", true, false),
  POST_INCREMENT("++", false, true),
  POST_DECREMENT("--", false, false);

  private final String symbol;
  private final boolean prefix;
  private final boolean increment;

  StepOp(String symbol, boolean prefix, boolean increment) {
    this.symbol = symbol;
    this.prefix = prefix;
    this.increment = increment;
  }

  public String symbol() {
    return symbol;
  }

  public boolean isPrefix() {
    return prefix;
  }

  public boolean isIncrement() {
    return increment;
  }
}
