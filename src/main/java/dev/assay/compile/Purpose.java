package dev.assay.compile;

import java.util.List;

/** What a configuration is used for. */
public enum Purpose {
  /** Build, run, and compare the output. */
  RUN,
  /** Build only: what the program prints may differ, but the compiler must not crash or hang. */
  COMPILE,
  /** Build with sanitizers, run, and expect them to stay silent. */
  SANITIZE,
  /** Let the compiler, or a checker, look at the program: it must not crash or hang. */
  ANALYSE;

  /** What a build with these flags is good for. */
  public static Purpose of(String level, List<String> flags) {
    if (flags.contains("--analyze")) {
      return ANALYSE;
    }
    if (flags.stream().anyMatch(flag -> flag.startsWith("-fsanitize="))) {
      return SANITIZE;
    }
    return Levels.loosening(level, flags).isPresent() || OtherMeaning.of(flags).isPresent()
        ? COMPILE
        : RUN;
  }
}
