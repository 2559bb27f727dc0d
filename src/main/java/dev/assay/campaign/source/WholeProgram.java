package dev.assay.campaign.source;

import dev.assay.c.DataModel;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.Printer;
import dev.assay.compile.Compiler;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.TestReader;
import dev.assay.compile.process.ProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.UnusedFunctions;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/**
 * Makes a test case whole: one file that needs nothing but the system's headers, without the
 * functions of others that it does not use.
 *
 * <p>A stored bug can then be built anywhere, and no compiler reads the same unused functions again
 * at every level.
 */
public record WholeProgram(ProcessRunner runner, Compiler reader) {

  /** The test case, whole if our parser understands it and else as it was. */
  public record Made(TestCase test, Duration cpu) {}

  public Made of(TestCase test, Scratch scratch) {
    TestReader.Reading reading = new TestReader(runner, reader).read(test, reader.model(), scratch);
    return switch (reading.result()) {
      case Preprocessing.Ready(SourceText text) ->
          new Made(parsed(test, text, reader.model()), reading.cpu());
      case Preprocessing.Failed _, Preprocessing.NoCompiler _ -> new Made(test, reading.cpu());
    };
  }

  private static TestCase parsed(TestCase test, SourceText text, DataModel model) {
    ParseResult result = Parser.parse(text, model, test.standard());
    if (result.hasErrors() || result.unsupported().isPresent()) {
      return test;
    }
    String printed = Printer.print(UnusedFunctions.removed(result.program()));
    var file =
        new SourceFile(
            test.units().getFirst(),
            new String(SourceText.encode(printed), StandardCharsets.ISO_8859_1));
    return TestCase.of(test.origin(), test.standard(), List.of(file), List.of());
  }
}
