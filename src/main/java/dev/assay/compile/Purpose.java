package dev.assay.compile;

/** What a configuration is used for. */
public enum Purpose {
  /** Build, run, and compare the output. */
  RUN,
  /** Build with sanitizers, run, and expect them to stay silent. */
  SANITIZE,
  /** Let the compiler, or a checker, look at the program: it must not crash or hang. */
  ANALYSE
}
