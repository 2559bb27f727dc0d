package dev.assay.mutate.changing;

/** What becomes of the value of an expression. */
enum Use {
  VALUE,
  /** All that counts is whether it is zero. */
  TESTED,
  /** The same, and a loop goes on by it. */
  LOOP,
  DISCARDED,
  /** It chooses an element or moves a pointer; also a part of what does. */
  INDEX,
  /** Something is divided by it; also a part of such an expression. */
  DIVISOR,
  /** Something is shifted by it; also a part of such an expression. */
  SHIFT_COUNT,
  /** A pointer that is followed at once. */
  FOLLOWED;

  /** Of the parts of an expression that is used so. */
  Use ofPart() {
    return switch (this) {
      case INDEX, DIVISOR, SHIFT_COUNT -> this;
      case VALUE, TESTED, LOOP, DISCARDED, FOLLOWED -> VALUE;
    };
  }

  /** Of the operands of logical operators. */
  Use ofTested() {
    return this == LOOP ? LOOP : TESTED;
  }

  /** Whether a program is easily undefined when another value comes here. */
  boolean isDelicate() {
    return ofPart() != VALUE;
  }
}
