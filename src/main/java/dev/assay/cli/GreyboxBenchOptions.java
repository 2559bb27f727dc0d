package dev.assay.cli;

import picocli.CommandLine.Option;

/** The options of {@code assay bench greybox} and {@code assay bench mutants}. */
final class GreyboxBenchOptions {
  @Option(
      names = "--compile-seconds",
      paramLabel = "S",
      description = "greybox: CPU time of compilers for each run (default: ${DEFAULT-VALUE}).")
  private int compileSeconds = 60;

  @Option(
      names = "--mutants",
      paramLabel = "N",
      description = "mutants: so many in all, shared by the mutators (default: ${DEFAULT-VALUE}).")
  private int mutants = 1000;

  @Option(names = "--conservative", description = "mutants: rather defined ones.")
  private boolean conservative;

  int compileSeconds() {
    return compileSeconds;
  }

  int mutants() {
    return mutants;
  }

  boolean conservative() {
    return conservative;
  }
}
