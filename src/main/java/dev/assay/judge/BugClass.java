package dev.assay.judge;

/** The kinds of bug, the worst first, and last what may be none. */
public enum BugClass {
  WRONG_OUTPUT("wrong-output"),
  CRASH("crash"),
  HANG("hang"),
  REJECTED("rejected"),
  SANITIZER("sanitizer"),
  /** The same command gave different machine code, or the same program different results. */
  UNSTABLE("unstable"),
  /** Compilers differ, and the interpreter has no answer: nobody knows which of them is wrong. */
  DISAGREEMENT("disagreement");

  private final String spelling;

  BugClass(String spelling) {
    this.spelling = spelling;
  }

  /** Whether a compiler is known to be wrong; all else is kept, and told only when asked for. */
  public boolean isBug() {
    return this != DISAGREEMENT;
  }

  /** As tables, files and JSON spell it. */
  public String spelling() {
    return spelling;
  }
}
