package dev.assay.judge;

/** The kinds of bug, the worst first. */
public enum BugClass {
  WRONG_OUTPUT("wrong-output"),
  CRASH("crash"),
  HANG("hang"),
  REJECTED("rejected"),
  SANITIZER("sanitizer"),
  /** The same command gave different machine code, or the same program different results. */
  UNSTABLE("unstable");

  private final String spelling;

  BugClass(String spelling) {
    this.spelling = spelling;
  }

  /** As tables, files and JSON spell it. */
  public String spelling() {
    return spelling;
  }
}
