package dev.assay.campaign.source;

import dev.assay.compile.process.Scratch;
import dev.assay.mutate.Origin;

/**
 * Makes test cases from tickets.
 *
 * <ol>
 *   <li>The same ticket and settings give the same bytes, every time and on every machine.
 *   <li>A ticket may fail; that costs a trial and nothing else.
 *   <li>Many threads may ask at once.
 * </ol>
 */
public interface ProgramSource {
  /** As in {@code --generators} and in stored bugs. */
  String name();

  /** What else than the ticket its programs depend on, as text that can be compared. */
  default String settings() {
    return "";
  }

  /** The program of a ticket; the scratch folder is free for use and emptied by the caller. */
  Sourced make(Ticket ticket, Scratch scratch);

  /** The program of a trial that was made before, also if the settings have changed since. */
  default Sourced again(Origin origin, long trial, Scratch scratch) {
    return make(new Ticket(trial, origin.seed()), scratch);
  }
}
