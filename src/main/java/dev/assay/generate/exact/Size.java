package dev.assay.generate.exact;

import java.util.Locale;

/**
 * How large programs are: about how many statements, at most how many functions beside the tests,
 * how many nodes a run evaluates and how many bytes the global variables take.
 */
public enum Size {
  SMALL(30, 2, 100_000, 1_024),
  MEDIUM(150, 5, 400_000, 4_096),
  LARGE(600, 12, 1_500_000, 16_384);

  private final int statements;
  private final int functions;
  private final long steps;
  private final long bytes;

  Size(int statements, int functions, long steps, long bytes) {
    this.statements = statements;
    this.functions = functions;
    this.steps = steps;
    this.bytes = bytes;
  }

  public int statements() {
    return statements;
  }

  /** No program executes fewer statements than this. */
  public int least() {
    return statements / 2;
  }

  public int functions() {
    return functions;
  }

  public long steps() {
    return steps;
  }

  public long bytes() {
    return bytes;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
