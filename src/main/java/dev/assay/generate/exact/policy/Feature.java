package dev.assay.generate.exact.policy;

import java.util.Locale;

/**
 * What programs may contain; each has a weight among the features of its group, and 0 turns it off.
 */
public enum Feature {
  DECLARATION(Group.STATEMENT, 20, "a new local variable with a random initial value"),
  ASSIGNMENT(Group.STATEMENT, 40, "an expression stored in a variable, element or member"),
  IF(Group.STATEMENT, 14, "if, with or without else"),
  FOR(Group.STATEMENT, 10, "a counting for loop"),

  CONSTANT(Group.EXPRESSION, 10, "an integer constant"),
  VARIABLE(Group.EXPRESSION, 30, "a variable, element, member or dereferenced pointer"),
  BINARY(Group.EXPRESSION, 40, "a binary operator"),
  UNARY(Group.EXPRESSION, 10, "a unary operator");

  private final Group group;
  private final int weight;
  private final String explanation;

  Feature(Group group, int weight, String explanation) {
    this.group = group;
    this.weight = weight;
    this.explanation = explanation;
  }

  /** Features of one group compete with each other. */
  public enum Group {
    STATEMENT,
    EXPRESSION,
    /** Switched on or off by chance in a program: the weight is a percentage. */
    TYPE,
    /** Traits of functions and their calls: the weight is a percentage. */
    FUNCTION;

    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Group group() {
    return group;
  }

  /** The weight that it has by default. */
  public int weight() {
    return weight;
  }

  public String explanation() {
    return explanation;
  }

  /** As in {@code assay.toml} and in the header of programs. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
