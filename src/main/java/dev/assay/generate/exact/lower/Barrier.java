package dev.assay.generate.exact.lower;

import java.util.Locale;

/** What keeps a compiler, in a program of one file, from seeing the inputs' values in the tests. */
public enum Barrier {
  NONE("nothing: all is visible"),
  NOINLINE("functions that are not inlined"),
  VOLATILE("values that pass through a volatile object"),
  ASM("an empty assembler statement that may change all memory"),
  ARGC("values that depend on the number of arguments");

  private final String explanation;

  Barrier(String explanation) {
    this.explanation = explanation;
  }

  public String explanation() {
    return explanation;
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
