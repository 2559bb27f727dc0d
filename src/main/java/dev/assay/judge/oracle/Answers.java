package dev.assay.judge.oracle;

import dev.assay.compile.Configuration;
import dev.assay.interpret.Execution;
import dev.assay.judge.Settings;
import dev.assay.mutate.Reader;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.util.Optional;

/** What the interpreter's answers are worth for a configuration. */
record Answers(Settings settings) {

  Setting setting(TestCase test, Configuration configuration) {
    return settings.of(configuration, test.standard());
  }

  /** Who stands for all builds that see the same program as this one does. */
  Reader reading(TestCase test, Configuration configuration) {
    return test.expectation().reading(setting(test, configuration).reader());
  }

  /** How the program must end there, if the interpreter can say. */
  Optional<Execution.Finished> finished(TestCase test, Configuration configuration) {
    boolean otherNumbers =
        test.expectation().usesLongDouble() && !configuration.compiler().knownLongDouble();
    if (otherNumbers || !test.expectation().comparable()) {
      return Optional.empty();
    }
    return test.expectation()
        .in(setting(test, configuration))
        .filter(Execution.Finished.class::isInstance)
        .map(Execution.Finished.class::cast);
  }

  boolean isDefined(TestCase test, Configuration configuration) {
    return finished(test, configuration).isPresent();
  }

  /** Whether only other compilers can tell what the program should do there. */
  boolean isOpen(TestCase test, Configuration configuration) {
    Optional<Execution> known = test.expectation().in(setting(test, configuration));
    return test.expectation().comparable()
        && (known.isEmpty() || known.get() instanceof Execution.Unsupported);
  }
}
