package dev.assay.interpret.machine;

import dev.assay.interpret.Execution;

/** Unwinds the run to its start, carrying how it ended; never leaves the interpreter. */
public final class Halt extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Execution execution;

  public Halt(Execution execution) {
    super(null, null, false, false);
    this.execution = execution;
  }

  public Execution execution() {
    return execution;
  }
}
