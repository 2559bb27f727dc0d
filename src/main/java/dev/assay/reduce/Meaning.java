package dev.assay.reduce;

import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import java.util.Optional;

/** What a subject does by the rules of C. */
public final class Meaning {
  private Meaning() {}

  /** By the strict rules, or by those that some compiler flags allow. */
  public static Execution of(Subject subject, Dialect dialect, Limits limits) {
    Optional<Program> whole = WholeProgram.of(subject);
    return whole.isEmpty()
        ? new Execution.Unsupported("units that cannot be read as one program", Span.NONE)
        : Interpreter.run(whole.get(), dialect, limits);
  }
}
