package dev.assay.campaign.reduction;

import dev.assay.compile.Configuration;
import dev.assay.mutate.TestCase;
import dev.assay.reduce.ReductionProgress;

/** Is told how a job goes; from one thread. */
public interface ReductionWatch extends ReductionProgress {
  /** One sentence about what is done now or was found out. */
  void says(String sentence);

  /** The best so far: whatever happens, this shows the bug. */
  void best(TestCase test, Configuration bad);
}
