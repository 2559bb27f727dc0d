package dev.assay.compile.feedback;

/** How many of a program's lines that hold code were executed. */
public record ExecutedLines(long executed, long executable) {
  public static final ExecutedLines NONE = new ExecutedLines(0, 0);

  public ExecutedLines plus(ExecutedLines other) {
    return new ExecutedLines(executed + other.executed, executable + other.executable);
  }

  public double share() {
    return executable == 0 ? 0 : (double) executed / executable;
  }
}
