package dev.assay.interpret;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Preprocessor;
import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;

/** Takes a program of the suites from its file to what the interpreter says of it. */
final class SuiteRunner {
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(20_000_000).withStrict(true);

  private SuiteRunner() {}

  static Execution run(SuiteProgram program) {
    return Interpreter.run(parse(program).program(), dialect(program), LIMITS);
  }

  static Execution explore(SuiteProgram program) {
    return Interpreter.explore(parse(program).program(), dialect(program), LIMITS, 4);
  }

  private static ParseResult parse(SuiteProgram program) {
    ParseResult result = Parser.parse(source(program), model(program), standard(program));
    if (result.hasErrors()) {
      throw new AssertionError(program + " was not read: " + result.errors());
    }
    return result;
  }

  private static SourceText source(SuiteProgram program) {
    var settings =
        new Preprocessor.Settings(
            SearchPath.ofEnvironment(),
            Optional.empty(),
            List.of(),
            model(program),
            standard(program));
    return switch (new Preprocessor(settings)
        .preprocess(program.file().toString(), bytes(program))) {
      case Preprocessing.Ready(SourceText source) -> source;
      case Preprocessing.Failed(String message) -> throw new AssertionError(message);
      case Preprocessing.NoCompiler(String message) -> throw new AssertionError(message);
    };
  }

  private static byte[] bytes(SuiteProgram program) {
    try {
      return Files.readAllBytes(program.file());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Standard standard(SuiteProgram program) {
    return program
        .option("-std=")
        .map(s -> Standard.parse(s).orElseThrow())
        .orElse(Standard.DEFAULT);
  }

  private static DataModel model(SuiteProgram program) {
    return program.options().contains("-funsigned-char")
        ? DataModel.LP64.withUnsignedChar()
        : DataModel.LP64;
  }

  private static Dialect dialect(SuiteProgram program) {
    return new Dialect(
        standard(program),
        program.options().contains("-fwrapv"),
        !program.options().contains("-fno-strict-aliasing"));
  }
}
