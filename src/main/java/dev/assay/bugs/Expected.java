package dev.assay.bugs;

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

  private static Optional<Expected> finished(Execution execution) {
    return execution instanceof Execution.Finished(int exit, String stdout, _)
        ? Optional.of(new Expected(exit & 0xff, StoredRun.cut(stdout)))
        : Optional.empty();
  }
}
