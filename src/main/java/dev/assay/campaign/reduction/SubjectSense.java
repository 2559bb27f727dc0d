package dev.assay.campaign.reduction;

import dev.assay.c.Span;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.reduce.Meaning;
import dev.assay.reduce.Subject;
import dev.assay.reduce.WholeProgram;

/** Of a program whose tree is at hand. */
record SubjectSense(Subject subject) implements Sense {
  @Override
  public Execution run(Dialect dialect, Limits limits) {
    return Meaning.of(subject, dialect, limits);
  }

  @Override
  public Execution explored(Dialect dialect, Limits limits, int runs) {
    return WholeProgram.of(subject)
        .map(program -> Interpreter.explore(program, dialect, limits, runs))
        .orElseGet(() -> new Execution.Unsupported("units that cannot be read as one", Span.NONE));
  }
}
