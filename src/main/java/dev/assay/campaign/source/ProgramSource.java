package dev.assay.campaign.source;

import dev.assay.compile.process.Scratch;

/**
 * Makes test cases from tickets.
 *
 * <ol>
 *   <li>The same ticket gives the same bytes, every time and on every machine.
 *   <li>A ticket may fail; that costs a trial and nothing else.
 *   <li>Many threads may ask at once.
 * </ol>
 */
public interface ProgramSource {
  /** As in {@code --generators} and in stored bugs. */
  String name();

  /** The program of a ticket; the scratch folder is free for use and emptied by the caller. */
  Sourced make(Ticket ticket, Scratch scratch);
}
