package dev.assay.bugs;

/** What became of opening a campaign folder. */
public sealed interface Opened {
  /** The store is ready, and nobody else writes to it; the caller closes it. */
  record Ready(BugStore store) implements Opened {}

  /** It cannot be used; the message names the folder and says what to do. */
  record Failed(String message) implements Opened {}
}
