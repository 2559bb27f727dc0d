package dev.assay.campaign.reduction;

import dev.assay.compile.process.Scratch;

/**
 * What makes a bug this bug.
 *
 * <ol>
 *   <li>Any thread may ask, each with a scratch folder of its own.
 *   <li>An interrupted thread gets an answer soon, whatever it is; no compiler goes on.
 * </ol>
 */
@FunctionalInterface
interface Trait {
  boolean isIn(Candidate candidate, Scratch scratch);

  /** Both; the other one is asked only about those that have this one. */
  default Trait and(Trait other) {
    return (candidate, scratch) -> isIn(candidate, scratch) && other.isIn(candidate, scratch);
  }
}
