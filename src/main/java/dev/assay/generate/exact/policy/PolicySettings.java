package dev.assay.generate.exact.policy;

import dev.assay.random.Rng;

/**
 * Which policies programs get.
 *
 * @param shuffled whether each program has one of its own; if not, all have the same and no regions
 */
public record PolicySettings(boolean shuffled, PolicyOverrides overrides) {
  public static final PolicySettings DEFAULT = new PolicySettings(true, PolicyOverrides.NONE);

  /** The policy of a program. */
  public GenerationPolicy policy(Rng rng) {
    return shuffled ? PolicyShuffle.of(rng, overrides) : GenerationPolicy.none().with(overrides);
  }
}
