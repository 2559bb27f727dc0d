package dev.assay.compile;

import java.util.List;

/**
 * One way to use a compiler.
 *
 * @param level the optimisation level, {@code -O2}; empty for the compiler's own
 * @param flags what is passed beside it, as drawn for a swarm or given by the user
 */
public record Configuration(Compiler compiler, String level, List<String> flags, Purpose purpose) {
  public Configuration {
    flags = List.copyOf(flags);
  }

  public static Configuration plain(Compiler compiler, String level) {
    return of(compiler, level, List.of());
  }

  /** Used for what its flags allow. */
  public static Configuration of(Compiler compiler, String level, List<String> flags) {
    return new Configuration(compiler, level, flags, Purpose.of(level, flags));
  }

  /**
   * The same, its results compared although floating ones may differ: the program allows for it.
   */
  public Configuration comparing() {
    return purpose == Purpose.COMPILE && OtherMeaning.of(flags).isEmpty()
        ? new Configuration(compiler, level, flags, Purpose.RUN)
        : this;
  }

  /** The level and the other flags, as they stand on a command line. */
  public String options() {
    return String.join(" ", List.of(level, String.join(" ", flags))).strip();
  }

  /** As reports name it: {@code gcc-12 -O2 -fno-ivopts}. */
  @Override
  public String toString() {
    return compiler.name() + (options().isEmpty() ? "" : " " + options());
  }
}
