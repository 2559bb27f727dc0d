package dev.assay.interpret.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Preprocessor;
import dev.assay.compile.SearchPath;
import dev.assay.interpret.Dialect;
import dev.assay.interpret.Execution;
import dev.assay.interpret.Interpreter;
import dev.assay.interpret.Limits;
import dev.assay.interpret.number.Gcc;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole programs that use the library, compared with what they print when gcc compiles them. */
class LibraryProgramsTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/library");

  static Stream<Path> programs() throws IOException {
    try (var files = Files.list(PROGRAMS)) {
      return files.filter(f -> f.toString().endsWith(".c")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsAsCompiled(Path program) throws IOException {
    String input = input(program);
    List<String> theirs = Gcc.runToAnyEnd(Files.readString(program), input);
    Execution execution = interpret(program, input);
    var finished = assertInstanceOf(Execution.Finished.class, execution, execution::toString);
    assertEquals(theirs, finished.stdout().lines().toList());
  }

  /** What the file beside the program has for its standard input. */
  private static String input(Path program) throws IOException {
    Path file = Path.of(program.toString().replaceFirst("\\.c$", ".in"));
    return Files.exists(file) ? Files.readString(file) : "";
  }

  private static Execution interpret(Path program, String input) throws IOException {
    var settings =
        new Preprocessor.Settings(
            SearchPath.ofEnvironment(),
            Optional.empty(),
            List.of(),
            DataModel.LP64,
            Standard.DEFAULT);
    byte[] content = Files.readString(program).getBytes(StandardCharsets.UTF_8);
    var ready =
        (Preprocessing.Ready) new Preprocessor(settings).preprocess(program.toString(), content);
    ParseResult parsed = Parser.parse(ready.source(), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), parsed.errors());
    return Interpreter.run(parsed.program(), Dialect.DEFAULT, Limits.DEFAULT.withInput(input));
  }
}
