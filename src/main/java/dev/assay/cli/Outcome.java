package dev.assay.cli;

import dev.assay.c.Diagnostic;
import dev.assay.c.parse.SourceText;
import dev.assay.interpret.Execution;
import java.util.List;

/** What became of one file that was to be interpreted. */
sealed interface Outcome {
  /** It was run. */
  record Ran(SourceText source, Execution execution) implements Outcome {}

  /** It is not C; there is at least one error. */
  record Invalid(SourceText source, List<Diagnostic> errors) implements Outcome {
    public Invalid {
      errors = List.copyOf(errors);
    }
  }

  /** It could not be read. */
  record Unreadable(String message) implements Outcome {}

  /** The preprocessor refused it. */
  record Refused(String message) implements Outcome {}

  /** The machine lacks what the message names. */
  record Lacking(String message) implements Outcome {}

  /** Assay itself failed. */
  record Broken(Throwable failure) implements Outcome {}

  /** The exit code that this alone gives the command. */
  default int exitCode() {
    return switch (this) {
      case Ran(_, Execution.Finished _) -> ExitCode.FINE;
      case Ran _, Invalid _, Refused _, Broken _ -> ExitCode.FOUND;
      case Unreadable _ -> ExitCode.WRONG_USE;
      case Lacking _ -> ExitCode.MACHINE_LACKS;
    };
  }
}
