package dev.assay.campaign.growth;

import java.time.Duration;

/**
 * How much is spent on one program.
 *
 * @param enough when the slowest configuration takes so many seconds, no larger size is tried
 * @param limit CPU time after which a compiler is stopped
 * @param budget CPU seconds of all compilers after which no larger size is tried
 * @param largest how long the text may be
 */
public record Effort(double enough, Duration limit, double budget, int largest) {
  public static final Effort DEFAULT = new Effort(2, Duration.ofSeconds(15), 30, 4 << 20);
}
