package dev.assay.generate.exact.policy;

import java.util.Locale;

/** The limits and amounts of a program; each has a range from which shuffling draws. */
public enum Parameter {
  EXPRESSION_DEPTH(4, 2, 6, "how deep expressions are nested"),
  BLOCK_DEPTH(4, 2, 5, "how deep statements are nested"),
  BLOCK_STATEMENTS(4, 2, 8, "statements of a block inside a function, on average"),
  TAKEN_BRANCHES(80, 60, 95, "percentage of conditions that hold when first evaluated");

  private final int standard;
  private final int least;
  private final int most;
  private final String explanation;

  Parameter(int standard, int least, int most, String explanation) {
    this.standard = standard;
    this.least = least;
    this.most = most;
    this.explanation = explanation;
  }

  /** Without shuffling. */
  public int standard() {
    return standard;
  }

  public int least() {
    return least;
  }

  public int most() {
    return most;
  }

  public String explanation() {
    return explanation;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
