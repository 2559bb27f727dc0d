package dev.assay.bugs.trace;

/**
 * How closely a program is made to tell its values, the closest first.
 *
 * <p>What is told changes what the optimiser sees, and the bug may go; the coarser, the less.
 */
public enum Granularity {
  EACH_STORE("The program was made to print what it stores in global variables, store by store."),
  AFTER_LOOPS(
      "The program was made to print what it stores in global variables, loops as a whole when"
          + " they are done."),
  AFTER_CALLS(
      "The program was made to print all global variables after each call that main makes."),
  AT_END("The program was made to print all global variables at its end.");

  private final String sentence;

  Granularity(String sentence) {
    this.sentence = sentence;
  }

  /** For people. */
  public String sentence() {
    return sentence;
  }
}
