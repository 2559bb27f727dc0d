package dev.assay.compile;

/** The run-time checkers that compilers build into programs. */
public enum Sanitizer {
  ADDRESS("address"),
  UNDEFINED("undefined"),
  MEMORY("memory"),
  THREAD("thread");

  private final String spelling;

  Sanitizer(String spelling) {
    this.spelling = spelling;
  }

  /** As in {@code -fsanitize=}. */
  public String spelling() {
    return spelling;
  }
}
