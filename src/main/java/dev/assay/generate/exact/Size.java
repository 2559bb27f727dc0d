package dev.assay.generate.exact;

import java.util.Locale;

/**
 * How large programs are: about how many statements, at most how many functions beside the tests,
 * how many nodes a run evaluates, how many bytes the global variables take, and how many
 * milliseconds compilers need, which few programs come close to.
 */
public enum Size {
  SMALL(30, 2, 100_000, 1_024, 240),
  MEDIUM(150, 5, 400_000, 4_096, 900),
  LARGE(600, 12, 1_500_000, 16_384, 3_000);

  private final int statements;
  private final int functions;
  private final long steps;
  private final long bytes;
  private final long compileMillis;

  Size(int statements, int functions, long steps, long bytes, long compileMillis) {
    this.statements = statements;
    this.functions = functions;
    this.steps = steps;
    this.bytes = bytes;
    this.compileMillis = compileMillis;
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

  public long compileMillis() {
    return compileMillis;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
