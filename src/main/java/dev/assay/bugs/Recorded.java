package dev.assay.bugs;

import java.util.List;

/** What became of a trial that was handed to the store. */
public sealed interface Recorded {
  /**
   * It is stored, and stays stored if the process is killed now.
   *
   * @param fresh bugs never seen before
   * @param again bugs seen before
   */
  record Stored(List<Bug> fresh, List<Bug> again) implements Recorded {
    public Stored {
      fresh = List.copyOf(fresh);
      again = List.copyOf(again);
    }
  }

  /** It had been stored before; nothing was counted. */
  record Before() implements Recorded {}

  /** No room on the disk: the trial is not counted, and will run again in a resumed campaign. */
  record StoreFull(String message) implements Recorded {}

  /** The store cannot be written for another reason; the trial is not counted. */
  record StoreFailed(String message) implements Recorded {}
}
