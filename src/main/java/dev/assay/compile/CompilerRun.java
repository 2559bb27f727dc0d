package dev.assay.compile;

/**
 * What one configuration made of one test case.
 *
 * <p>Output of programs and compilers is kept as bytes in Latin-1. {@code code} is a digest of the
 * machine code; programs of one digest and one compiler are linked and run only once.
 */
public sealed interface CompilerRun {
  Configuration configuration();

  Cost cost();

  /** Built, and the program ended by itself. */
  record Ran(
      Configuration configuration, int exit, String stdout, String stderr, String code, Cost cost)
      implements CompilerRun {}

  /** Built, and the program was ended by a signal. */
  record Died(
      Configuration configuration, int signal, String stdout, String stderr, String code, Cost cost)
      implements CompilerRun {}

  /** Built, and the program used all its CPU time. */
  record RanTooLong(Configuration configuration, String stdout, String code, Cost cost)
      implements CompilerRun {}

  /** Compiled and not run, since C leaves open what the program does. */
  record Compiled(Configuration configuration, String code, Cost cost) implements CompilerRun {}

  /** The compiler failed in a way that blames itself: a signal, an assertion, an internal error. */
  record CompilerCrashed(Configuration configuration, String output, Cost cost)
      implements CompilerRun {}

  /** The compiler used all its CPU time, or slept until its time was over. */
  record CompilerHung(Configuration configuration, String output, Cost cost)
      implements CompilerRun {}

  /** The compiler refused the program, and says the program is to blame. */
  record Rejected(Configuration configuration, String output, Cost cost) implements CompilerRun {}

  /** The compiler only looked at the program, as was asked. */
  record Analysed(Configuration configuration, String output, Cost cost) implements CompilerRun {}

  /** A limit was met that says nothing of the compiler: memory, disk, processes, the clock. */
  record OutOfResources(Configuration configuration, String resource, String output, Cost cost)
      implements CompilerRun {}
}
