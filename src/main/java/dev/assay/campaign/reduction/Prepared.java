package dev.assay.campaign.reduction;

import dev.assay.compile.Configuration;
import dev.assay.reduce.Subject;

/** All that a reduction needs to begin, or why it cannot. */
sealed interface Prepared {
  /**
   * The subject shows the bug as it is rendered.
   *
   * @param bad where it does, with limits that fit
   */
  record Fine(Subject subject, Rendering rendering, Configuration bad, Traits traits, Tools tools)
      implements Prepared {
    TraitInterest interest(Configuration configuration) {
      return new TraitInterest(rendering, traits.of(configuration), tools);
    }
  }

  record Impossible(String message) implements Prepared {}
}
