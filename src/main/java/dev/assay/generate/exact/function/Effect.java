package dev.assay.generate.exact.function;

/** What a function does beside giving a result. */
enum Effect {
  /** Nothing, and it depends on its arguments alone. */
  CLOSED,
  /** Nothing. */
  NONE,
  /** It writes to what its arguments point to. */
  ARGUMENTS,
  /** It writes global variables. */
  GLOBALS;

  /** Whether a call may stand in the middle of an expression. */
  boolean isNone() {
    return this == CLOSED || this == NONE;
  }
}
