package dev.assay.bugs;

import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.swarm.FlagMeaning;
import dev.assay.interpret.Execution;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.util.Optional;

/** How a program must end and what it must print, as bytes in Latin-1. */
public record Expected(int exit, String stdout) {
  /** What the interpreter says of the program on the configuration's target, if it knows. */
  public static Optional<Expected> of(TestCase test, Configuration configuration) {
    Setting setting = FlagMeaning.setting(configuration, test.standard());
    return test.expectation().in(setting).flatMap(Expected::finished);
  }

  /** What a program did that is known to be right. */
  public static Expected of(CompilerRun.Ran run) {
    return new Expected(run.exit(), StoredRun.cut(run.stdout()));
  }

  /** Whether a program that ended so, and printed this, did right; long outputs are cut. */
  public boolean isMetBy(int status, String output) {
    return status == exit && StoredRun.cut(output).equals(stdout);
  }

  private static Optional<Expected> finished(Execution execution) {
    return execution instanceof Execution.Finished(int exit, String stdout, _, _)
        ? Optional.of(new Expected(exit & 0xff, StoredRun.cut(stdout)))
        : Optional.empty();
  }
}
