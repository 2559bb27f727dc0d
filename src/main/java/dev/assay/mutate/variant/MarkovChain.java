package dev.assay.mutate.variant;

import dev.assay.random.Rng;
import java.util.function.ToDoubleFunction;

/**
 * The walk through the variants of a program that looks for those far from it: of two variants the
 * next one is drawn so that in the long run a variant at distance d is met in proportion to {@code
 * exp(eagerness * d)} (Metropolis and Hastings, for proposals that are as likely in both
 * directions).
 *
 * @param eagerness how strongly far variants are preferred; 0 accepts every proposal
 */
public record MarkovChain(double eagerness) {
  /** With this a step back by a tenth of the way is taken in about every second case. */
  public static final MarkovChain DEFAULT = new MarkovChain(7);

  public MarkovChain {
    if (eagerness < 0) {
      throw new IllegalArgumentException("a chain that seeks the seed: " + eagerness);
    }
  }

  /** How likely a proposal becomes the next one; both distances are from the seed. */
  public double probability(double current, double proposed) {
    return Math.min(1, Math.exp(eagerness * (proposed - current)));
  }

  /** Whether a proposal becomes the next one; draws one number in any case. */
  public boolean accepts(double current, double proposed, Rng rng) {
    return rng.nextDouble() < probability(current, proposed);
  }

  /** The next one of the chain: the proposal if it is accepted, else the current one again. */
  public <T> T next(T current, T proposed, ToDoubleFunction<T> distance, Rng rng) {
    return accepts(distance.applyAsDouble(current), distance.applyAsDouble(proposed), rng)
        ? proposed
        : current;
  }
}
