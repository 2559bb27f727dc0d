package dev.assay.compile;

import java.time.Duration;

/** CPU time spent on one run: in the compiler with its linker, and in the program. */
public record Cost(Duration compiling, Duration running) {
  public static final Cost ZERO = new Cost(Duration.ZERO, Duration.ZERO);

  public Cost plus(Cost other) {
    return new Cost(compiling.plus(other.compiling), running.plus(other.running));
  }
}
