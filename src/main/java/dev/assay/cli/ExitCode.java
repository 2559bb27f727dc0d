package dev.assay.cli;

/** The exit codes of every command. */
final class ExitCode {
  static final int FINE = 0;
  static final int FOUND = 1;
  static final int WRONG_USE = 2;

  /** The machine lacks something that the message names. */
  static final int MACHINE_LACKS = 3;

  private ExitCode() {}
}
