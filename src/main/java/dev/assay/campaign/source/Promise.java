package dev.assay.campaign.source;

import dev.assay.c.DataModel;
import dev.assay.interpret.Execution;

/**
 * What a source knows of its program: what it does on targets of a model.
 *
 * @param near whether it does so even if floating results are a little off
 */
public record Promise(DataModel model, Execution.Finished expected, boolean near) {
  /** Whether a program for this model can be expected to mean the same for another. */
  public boolean isFor(DataModel other) {
    return model.longSize() == other.longSize() && model.pointerSize() == other.pointerSize();
  }
}
