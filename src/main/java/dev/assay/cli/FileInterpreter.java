package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import dev.assay.c.Span;
import dev.assay.c.edit.Linker;
import dev.assay.c.edit.Linker.Linked;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Preprocessor;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.FieldWidths;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.KeptFields;
import dev.assay.interpret.Limits;
import dev.assay.interpret.OwnNames;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes the files of a program from their names to its outcome: reads, parses and runs them. */
record FileInterpreter(
    Preprocessor preprocessor,
    DataModel model,
    Dialect dialect,
    Limits limits,
    int explore,
    Streams streams) {

  /** A file that is ready to run, or what became of it instead. */
  private sealed interface Unit {
    record Fine(SourceText source, Program program) implements Unit {}

    record Not(Outcome outcome) implements Unit {}
  }

  /** Never throws: even a failure of Assay itself must not lose the other files. */
  Outcome interpret(List<String> files) {
    try {
      var sources = new ArrayList<SourceText>();
      var programs = new ArrayList<Program>();
      for (String file : files) {
        switch (unit(file)) {
          case Unit.Not(Outcome outcome) -> {
            return outcome;
          }
          case Unit.Fine(SourceText source, Program program) -> {
            sources.add(source);
            programs.add(program);
          }
        }
      }
      return programs.size() == 1
          ? new Outcome.Ran(sources.getFirst(), runAlone(programs.getFirst(), sources.getFirst()))
          : linked(sources, programs);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return new Outcome.Broken(e);
    }
  }

  private Unit unit(String file) {
    if (TestCase.isCxx(file)) {
      return new Unit.Not(
          new Outcome.Refused(
              file
                  + ": is C++, which the interpreter does not read; 'assay check' compares"
                  + " compilers"));
    }
    try {
      return switch (preprocessor.preprocess(file, read(file))) {
        case Preprocessing.Failed(String message) -> new Unit.Not(new Outcome.Refused(message));
        case Preprocessing.NoCompiler(String message) -> new Unit.Not(new Outcome.Lacking(message));
        case Preprocessing.Ready(SourceText source) -> parsed(source);
      };
    } catch (NoSuchFileException _) {
      return new Unit.Not(new Outcome.Unreadable(file + ": no such file"));
    } catch (IOException e) {
      return new Unit.Not(new Outcome.Unreadable(file + ": cannot be read: " + e.getMessage()));
    }
  }

  private byte[] read(String file) throws IOException {
    if (file.equals(Preprocessor.STDIN)) {
      return streams.in().readAllBytes();
    }
    return Files.readAllBytes(Path.of(file));
  }

  private Unit parsed(SourceText source) {
    ParseResult result = Parser.parse(source, model, dialect.standard());
    if (result.unsupported().isPresent()) {
      Diagnostic what = result.unsupported().get();
      return new Unit.Not(
          new Outcome.Ran(source, new Execution.Unsupported(what.message(), what.span())));
    }
    return result.hasErrors()
        ? new Unit.Not(new Outcome.Invalid(source, result.errors()))
        : new Unit.Fine(source, result.program());
  }

  private Outcome linked(List<SourceText> sources, List<Program> programs) {
    return switch (Linker.link(programs)) {
      case Linked.Wrong(List<Diagnostic> errors) ->
          new Outcome.Invalid(with(errors.getFirst().span(), sources), errors);
      case Linked.Fine(Program program, Map<String, String> names) -> {
        Execution execution = new OwnNames(names).in(run(program));
        yield new Outcome.Ran(with(place(execution), sources), execution);
      }
    };
  }

  /** The text that the place is in. */
  private static SourceText with(Span span, List<SourceText> sources) {
    return sources.stream()
        .filter(source -> source.file().equals(span.file()))
        .findFirst()
        .orElseGet(sources::getFirst);
  }

  private static Span place(Execution execution) {
    return switch (execution) {
      case Execution.Finished _ -> Span.NONE;
      case Execution.Undefined e -> e.span();
      case Execution.Unspecified e -> e.span();
      case Execution.OutOfFuel e -> e.span();
      case Execution.Unsupported e -> e.span();
    };
  }

  /** As gcc and as clang have bit-fields, where that matters. */
  private Execution runAlone(Program program, SourceText source) {
    Optional<ParseResult> kept = KeptFields.of(program, source);
    return kept.isEmpty()
        ? run(program, dialect)
        : KeptFields.together(
            run(program, dialect.withFields(FieldWidths.DECLARED)),
            run(kept.get().program(), dialect.withFields(FieldWidths.KEPT)));
  }

  private Execution run(Program program) {
    return run(program, dialect);
  }

  private Execution run(Program program, Dialect dialect) {
    return explore == 0
        ? Interpreter.run(program, dialect, limits)
        : Interpreter.explore(program, dialect, limits, explore);
  }
}
