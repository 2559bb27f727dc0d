package dev.assay.campaign.reduction;

import dev.assay.c.DataModel;
import dev.assay.c.Span;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Limits;
import dev.assay.mutate.TestCase;
import dev.assay.reduce.Subject;
import java.util.Optional;

/** Of a program that is only known as text: it is preprocessed and parsed when asked about. */
public record TextSense(TestCase test, DataModel model, Optional<Configuration> build, Tools tools)
    implements Sense {
  /** As any compiler reads it. */
  public TextSense(TestCase test, DataModel model, Tools tools) {
    this(test, model, Optional.empty(), tools);
  }

  @Override
  public Execution run(Dialect dialect, Limits limits) {
    return explored(dialect, limits, 0);
  }

  @Override
  public Execution explored(Dialect dialect, Limits limits, int runs) {
    try (Scratch scratch = tools.scratch()) {
      return switch (new SubjectReader(tools, model, build).read(test, scratch)) {
        case Subject.Read.Fine(Subject subject) ->
            new SubjectSense(subject).explored(dialect, limits, runs);
        case Subject.Read.Wrong(String message) -> new Execution.Unsupported(message, Span.NONE);
      };
    }
  }
}
