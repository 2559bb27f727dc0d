package dev.assay.cli;

/** The exit codes of every command. */
final class ExitCode {
  static final int FINE = 0;
  static final int FOUND = 1;
  static final int WRONG_USE = 2;

  /** The machine lacks something that the message names. */
  static final int MACHINE_LACKS = 3;

  /** Ended by Ctrl-C: the process is ending already, and its status is the signal's. */
  static final int INTERRUPTED = 130;

  private ExitCode() {}
}
