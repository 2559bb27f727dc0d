package dev.assay.judge;

import dev.assay.compile.CompilerRun;
import dev.assay.mutate.TestCase;
import java.util.List;

/** One reason to call runs wrong. */
public interface Oracle {
  /** The bugs that the runs show by this reason; a pure function. */
  List<Finding> findings(TestCase test, List<CompilerRun> runs);
}
