package dev.assay.generate.exact.policy;

import java.util.Locale;

/** The limits and amounts of a program; each has a range from which shuffling draws. */
public enum Parameter {
  EXPRESSION_DEPTH(4, 2, 6, "how deep expressions are nested"),
  BLOCK_DEPTH(4, 2, 5, "how deep statements are nested"),
  BLOCK_STATEMENTS(4, 2, 8, "statements of a block inside a function, on average"),
  LOOP_TRIPS(12, 3, 24, "the most trips of a loop with any statements in it"),
  SINKS(60, 20, 90, "percentage of blocks that keep some of their variables' values"),
  TAKEN_BRANCHES(80, 60, 95, "percentage of conditions that hold when first evaluated"),
  EXECUTED(85, 82, 95, "percentage of statements that are executed, at least, by trimming others"),
  STATIC_MEMBERS(25, 0, 60, "percentage of members that become static in C++, where they can"),
  STRUCT_TYPES(4, 1, 8, "at most so many struct types"),
  FUNCTION_STATEMENTS(40, 10, 70, "percentage of statements outside the tests"),
  RECURSION_DEPTH(4, 1, 8, "how deep recursion goes"),
  BLOCK_REGIONS(25, 0, 60, "percentage of blocks with a policy of their own"),
  EXPRESSION_REGIONS(20, 5, 60, "percentage of expressions with a policy of their own"),
  SUBTREE_REGIONS(5, 0, 20, "percentage of operands with restrictions of their own"),
  KEPT_SUBEXPRESSIONS(20, 2, 60, "percentage of subexpressions kept to be used again"),
  SCRATCH_VARIABLES(3, 0, 6, "variables of a function for side effects in expressions"),
  COMPILE_TIME(
      100, 20, 200, "most compile time, as estimated, in percent of 0.24 s (small), 0.9 s or 3 s");

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
