package dev.assay.interpret;

/**
 * How wide the value of a bit-field is in arithmetic, which C leaves open (6.7.2.1p5).
 *
 * <p>What is no wider than an int is promoted to it, so that this matters for wider ones and for
 * what is no operand yet, such as {@code s.field++}.
 */
public enum FieldWidths {
  /** Not decided: where it may matter, the program is not run on. */
  EITHER,
  /** As the declared type, as clang has it. */
  DECLARED,
  /** As the field itself, as gcc has it. */
  KEPT
}
