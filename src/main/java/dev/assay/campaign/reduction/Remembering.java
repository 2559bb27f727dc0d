package dev.assay.campaign.reduction;

import dev.assay.reduce.ReductionProgress;
import dev.assay.reduce.Size;
import dev.assay.reduce.Subject;
import dev.assay.reduce.Tries;
import java.util.function.Consumer;

/** Tells one more of each success. */
record Remembering(ReductionProgress told, Consumer<Subject> better) implements ReductionProgress {
  @Override
  public void begins(String pass, Size size, Tries tries) {
    told.begins(pass, size, tries);
  }

  @Override
  public void tried(String pass, Size size, Tries tries) {
    told.tried(pass, size, tries);
  }

  @Override
  public void found(Subject best, String pass, Tries tries) {
    better.accept(best);
    told.found(best, pass, tries);
  }
}
