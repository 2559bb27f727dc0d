package dev.assay.campaign.source;

import dev.assay.compile.feedback.Features;
import java.util.Optional;

/** What a campaign's earlier programs have shown of the ways to make more. */
@FunctionalInterface
public interface Experience {
  /** So many trials are one batch; what they show is used from the batch after the next one on. */
  int BATCH = 110;

  /** Of one that has just begun. */
  Experience NONE = (_, _) -> Optional.of(Yields.NONE);

  /**
   * What all trials below that number showed of a source; waits for them. Empty if the thread was
   * interrupted.
   */
  Optional<Yields> before(long trial, String source);

  /**
   * What all trials below that number showed of all sources; waits for them. Empty if the thread
   * was interrupted.
   */
  default Optional<SourceYields> sources(long trial) {
    return Optional.of(SourceYields.NONE);
  }

  /** Of the features those that are new to what trials of that batch may know. */
  default Features unseen(Features features, long batch) {
    return features;
  }
}
