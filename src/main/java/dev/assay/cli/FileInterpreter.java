package dev.assay.cli;

import dev.assay.c.DataModel;
import dev.assay.c.Diagnostic;
import dev.assay.c.Program;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Preprocessor;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Takes one file from its name to its outcome: reads, preprocesses, parses and runs it. */
record FileInterpreter(
    Preprocessor preprocessor,
    DataModel model,
    Dialect dialect,
    Limits limits,
    int explore,
    Streams streams) {

  /** Never throws: even a failure of Assay itself must not lose the other files. */
  Outcome interpret(String file) {
    if (TestCase.isCxx(file)) {
      return new Outcome.Refused(
          file + ": is C++, which the interpreter does not read; 'assay check' compares compilers");
    }
    try {
      return preprocessed(file, read(file));
    } catch (NoSuchFileException _) {
      return new Outcome.Unreadable(file + ": no such file");
    } catch (IOException e) {
      return new Outcome.Unreadable(file + ": cannot be read: " + e.getMessage());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return new Outcome.Broken(e);
    }
  }

  private byte[] read(String file) throws IOException {
    if (file.equals(Preprocessor.STDIN)) {
      return streams.in().readAllBytes();
    }
    return Files.readAllBytes(Path.of(file));
  }

  private Outcome preprocessed(String file, byte[] content) {
    return switch (preprocessor.preprocess(file, content)) {
      case Preprocessing.Failed(String message) -> new Outcome.Refused(message);
      case Preprocessing.NoCompiler(String message) -> new Outcome.Lacking(message);
      case Preprocessing.Ready(SourceText source) -> parsed(source);
    };
  }

  private Outcome parsed(SourceText source) {
    ParseResult result = Parser.parse(source, model, dialect.standard());
    if (result.unsupported().isPresent()) {
      Diagnostic what = result.unsupported().get();
      return new Outcome.Ran(source, new Execution.Unsupported(what.message(), what.span()));
    }
    if (result.hasErrors()) {
      return new Outcome.Invalid(source, result.errors());
    }
    return new Outcome.Ran(source, run(result.program()));
  }

  private Execution run(Program program) {
    return explore == 0
        ? Interpreter.run(program, dialect, limits)
        : Interpreter.explore(program, dialect, limits, explore);
  }
}
