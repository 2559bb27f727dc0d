package dev.assay.bugs;

/** What became of something that was to be added to a stored bug. */
public sealed interface Kept {
  /** It is stored, and stays stored if the process is killed now. */
  record Done() implements Kept {}

  /** The folder cannot be written, or has no such bug; the message says what to do. */
  record Failed(String message) implements Kept {}
}
