package dev.assay.campaign.source;

import dev.assay.c.DataModel;
import dev.assay.interpret.Execution;
import java.util.Optional;

/**
 * What a source knows of its program: that it is valid for a model, and what it does then.
 *
 * @param expected empty where it may do what C does not define
 * @param near whether it does so even if floating results are a little off
 */
public record Promise(DataModel model, Optional<Execution.Finished> expected, boolean near) {
  /** Whether a program for this model can be expected to mean the same for another. */
  public boolean isFor(DataModel other) {
    return model.longSize() == other.longSize() && model.pointerSize() == other.pointerSize();
  }
}
