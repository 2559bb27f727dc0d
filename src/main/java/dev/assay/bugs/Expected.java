package dev.assay.bugs;

import dev.assay.c.DataModel;
import dev.assay.compile.Configuration;
import dev.assay.interpret.Execution;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Optional;

/** How a program must end and what it must print, as bytes in Latin-1. */
public record Expected(int exit, String stdout) {
  /** What the interpreter says of the program on the configuration's target, if it knows. */
  static Optional<Expected> of(TestCase test, Configuration configuration) {
    DataModel model =
        configuration.flags().contains("-m32") ? DataModel.ILP32 : configuration.compiler().model();
    List<Expected> known =
        test.expectation().executions().entrySet().stream()
            .filter(entry -> entry.getKey().model().equals(model))
            .flatMap(entry -> finished(entry.getValue()).stream())
            .distinct()
            .toList();
    return known.size() == 1 ? Optional.of(known.getFirst()) : Optional.empty();
  }

  private static Optional<Expected> finished(Execution execution) {
    return execution instanceof Execution.Finished(int exit, String stdout, _)
        ? Optional.of(new Expected(exit & 0xff, StoredRun.cut(stdout)))
        : Optional.empty();
  }
}
