package dev.assay.mutate;

import java.util.List;

/**
 * A build as far as its predefined macros go: who reads a program, under which of its options.
 *
 * @param compiler its name, as users write it; empty for any that can read the program
 * @param options those that change predefined macros, in the order of the command line
 */
public record Reader(String compiler, List<String> options) {
  /** Where it does not matter who reads. */
  public static final Reader ANY = new Reader("", List.of());

  public Reader {
    options = List.copyOf(options);
  }

  /** As reports name it: {@code gcc-12 -O2}. */
  @Override
  public String toString() {
    return (compiler + " " + String.join(" ", options)).strip();
  }
}
