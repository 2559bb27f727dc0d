package dev.assay.bugs;

/** What became of opening a campaign folder. */
public sealed interface Opened {
  /** The store is ready, and nobody else writes to it; the caller closes it. */
  record Ready(BugStore store) implements Opened {}

  /**
   * It cannot be used; the message names the folder and says what to do.
   *
   * @param full whether there is no room on its disk
   */
  record Failed(String message, boolean full) implements Opened {
    Failed(String message) {
      this(message, false);
    }

    Failed(StoreTrouble trouble) {
      this(trouble.message(), trouble.full());
    }
  }
}
