package dev.assay.judge;

import java.util.List;

/** What all runs of one test case mean together. */
public sealed interface Verdict {
  /** Every run did what it must. */
  record Agrees() implements Verdict {}

  record WrongOutput(List<Finding> findings) implements Verdict {}

  record Crash(List<Finding> findings) implements Verdict {}

  record Hang(List<Finding> findings) implements Verdict {}

  record Rejected(List<Finding> findings) implements Verdict {}

  /** A sanitizer speaks up on a program that is known to be defined. */
  record FalseAlarm(List<Finding> findings) implements Verdict {}

  /** Runs of the same thing differ. */
  record Unstable(List<Finding> findings) implements Verdict {}

  /** The program is not valid, or not defined, so that no output of it can be wrong. */
  record InvalidProgram(String reason) implements Verdict {}

  /** Nothing can be said. */
  record Inconclusive(String reason) implements Verdict {}
}
