package dev.assay.campaign.reduction;

import dev.assay.compile.Configuration;
import dev.assay.mutate.TestCase;
import dev.assay.reduce.ReductionProgress;
import dev.assay.reduce.Size;
import dev.assay.reduce.Subject;
import dev.assay.reduce.Tries;

/** Is told how a job goes; from one thread. */
public interface ReductionWatch extends ReductionProgress {
  /** One sentence about what is done now or was found out. */
  void says(String sentence);

  /** The best so far: whatever happens, this shows the bug. */
  void best(TestCase test, Configuration bad);

  /** Nobody is told. */
  ReductionWatch SILENT =
      new ReductionWatch() {
        @Override
        public void says(String sentence) {}

        @Override
        public void best(TestCase test, Configuration bad) {}

        @Override
        public void begins(String pass, Size size, Tries tries) {}

        @Override
        public void tried(String pass, Size size, Tries tries) {}

        @Override
        public void found(Subject best, String pass, Tries tries) {}
      };
}
