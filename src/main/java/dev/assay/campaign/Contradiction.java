package dev.assay.campaign;

import dev.assay.campaign.source.Promise;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.FieldWidths;
import dev.assay.judge.Verdict;
import dev.assay.mutate.Setting;
import dev.assay.mutate.TestCase;
import java.util.Optional;

/**
 * Holds what a source knows of its program against what the interpreter says of the text.
 *
 * <p>They must agree: if not, Assay is wrong, whatever the compilers do.
 */
final class Contradiction {
  private Contradiction() {}

  /** How they differ, if they do. */
  static Optional<String> between(Promise promise, Examined examined) {
    TestCase test = examined.test();
    var setting =
        new Setting(
            promise.model(),
            // As our own trees have it.
            new Dialect(test.standard(), false, true, FieldWidths.DECLARED));
    Optional<Execution> seen = test.expectation().in(setting);
    if (seen.isPresent()) {
      return promise.expected().flatMap(expected -> difference(expected, seen.get()));
    }
    return !test.expectation().comparable()
            && examined.verdict() instanceof Verdict.InvalidProgram(String reason)
        ? Optional.of("the program is invalid: " + reason)
        : Optional.empty();
  }

  private static Optional<String> difference(Execution.Finished expected, Execution seen) {
    return switch (seen) {
      case Execution.Finished(int exit, String stdout, long _, _) -> {
        boolean same = exit == expected.exit() && stdout.equals(expected.stdout());
        yield same ? Optional.empty() : Optional.of("the program prints something else");
      }
      case Execution.Undefined(var kind, var span, String message, var _) ->
          Optional.of("undefined, " + kind.label() + " at " + span + ": " + message);
      case Execution.Unspecified(var kind, var span, String message) ->
          Optional.of("unspecified, " + kind.label() + " at " + span + ": " + message);
      case Execution.OutOfFuel(String resource, var _, long _) ->
          Optional.of("the program does not end within " + resource);
      case Execution.Unsupported(String what, var span) ->
          Optional.of("unsupported at " + span + ": " + what);
    };
  }
}
