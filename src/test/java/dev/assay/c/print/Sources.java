package dev.assay.c.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
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
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads C programs for tests, and checks that they survive being printed. */
final class Sources {
  /** The programs that are resources of tests. */
  static final Path RESOURCES = Path.of("src/test/resources");

  private Sources() {}

  static List<Path> programs(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(f -> f.toString().endsWith(".c") && !f.toString().endsWith(".printed.c"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static boolean hasPreprocessor() {
    return SearchPath.ofEnvironment().findCompiler().isPresent();
  }

  static ParseResult parse(Path file, List<String> flags, Standard standard) {
    try {
      return parse(file.toString(), Files.readAllBytes(file), flags, standard);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Program program(String text) {
    return valid(parse("-", SourceText.encode(text), List.of(), Standard.DEFAULT), text);
  }

  static ParseResult parse(String name, byte[] content, List<String> flags, Standard standard) {
    var preprocessor =
        new Preprocessor(
            new Preprocessor.Settings(
                SearchPath.ofEnvironment(), Optional.empty(), flags, DataModel.LP64, standard));
    return switch (preprocessor.preprocess(name, content)) {
      case Preprocessing.Ready(SourceText source) -> Parser.parse(source, DataModel.LP64, standard);
      case Preprocessing.Failed(String message) -> throw new AssertionError(message);
      case Preprocessing.NoCompiler(String message) -> throw new AssertionError(message);
    };
  }

  static Program valid(ParseResult result, String text) {
    assertEquals(List.of(), result.errors(), text);
    assertEquals(Optional.empty(), result.unsupported(), text);
    return result.program();
  }

  /** Prints, reads again, compares, prints again, compares; returns the text. */
  static String roundTrip(Program program, List<String> flags) {
    String printed = Printer.print(program);
    ParseResult result = parse("-", SourceText.encode(printed), flags, program.standard());
    Program again = valid(result, printed);
    assertEquals(
        Optional.empty(),
        TreeDifference.between(program.declarations(), again.declarations()),
        printed);
    assertEquals(Optional.empty(), TreeDifference.between(program.tags(), again.tags()), printed);
    assertEquals(printed, Printer.print(again));
    return printed;
  }
}
