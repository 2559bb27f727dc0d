package dev.assay.campaign.source;

import dev.assay.random.Seed;

/**
 * The right to one program.
 *
 * @param number the trial's
 * @param turn the number that tells what belongs together: so many in a row are of one family
 * @param seed what all choices for this program alone follow from
 * @param campaign what choices for several programs follow from
 */
public record Ticket(long number, long turn, Seed seed, Seed campaign) {
  public Ticket(long number, Seed seed, Seed campaign) {
    this(number, number, seed, campaign);
  }

  /** One that is alone. */
  public Ticket(long number, Seed seed) {
    this(number, seed, seed);
  }
}
