package dev.assay.bugs;

import java.util.List;
import java.util.stream.Collectors;

/** What became of beginning a campaign, or of going on with one. */
public sealed interface Begun {
  /**
   * Trials can be recorded.
   *
   * @param campaign its number in the folder, from 1
   * @param done the trials that need not run
   */
  record Started(long campaign, DoneTrials done, Totals totals) implements Begun {}

  /** The campaign to go on with was asked for something else. */
  record Differs(List<CampaignSettings.Difference> differences) implements Begun {
    public Differs {
      differences = List.copyOf(differences);
    }

    /** For people, with the remedy. */
    public String message() {
      return differences.stream()
          .map(difference -> "\n  " + difference)
          .collect(
              Collectors.joining(
                  "",
                  "the campaign cannot go on with other settings:",
                  "\nleave out --resume to begin a new one, or ask for the same"));
    }
  }

  /**
   * There is no campaign to go on with, or the folder cannot be written.
   *
   * @param full whether there is no room on its disk
   */
  record Failed(String message, boolean full) implements Begun {
    Failed(String message) {
      this(message, false);
    }

    Failed(StoreTrouble trouble) {
      this(trouble.message(), trouble.full());
    }
  }
}
