package dev.assay.cli;

import dev.assay.c.Program;
import dev.assay.c.parse.DiagnosticPrinter;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.Preprocessing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a C program from a file. */
final class ProgramFile {
  private ProgramFile() {}

  /** A program, or the message and exit code of why there is none. */
  sealed interface Read {
    record Fine(Program program) implements Read {}

    record Not(int exit, String message) implements Read {}
  }

  /** {@code undone} says what cannot be done with a file that is no C: "cannot be mutated". */
  static Read of(String file, SourceOptions source, String undone) {
    try {
      byte[] content = Files.readAllBytes(Path.of(file));
      return switch (source.preprocessor().preprocess(file, content)) {
        case Preprocessing.Failed(String message) -> new Read.Not(ExitCode.FOUND, message);
        case Preprocessing.NoCompiler(String message) ->
            new Read.Not(ExitCode.MACHINE_LACKS, message);
        case Preprocessing.Ready(SourceText text) -> parsed(file, text, source, undone);
      };
    } catch (IOException e) {
      return new Read.Not(ExitCode.WRONG_USE, "cannot read " + e.getMessage());
    }
  }

  private static Read parsed(String file, SourceText text, SourceOptions source, String undone) {
    ParseResult result = Parser.parse(text, source.model(), source.standard());
    if (!result.hasErrors() && result.unsupported().isEmpty()) {
      return new Read.Fine(result.program());
    }
    var messages = new StringBuilder(file + " " + undone + ":\n");
    var printer = new DiagnosticPrinter(text);
    result.errors().forEach(error -> messages.append(printer.print(error)));
    result.unsupported().ifPresent(what -> messages.append(printer.print(what)));
    return new Read.Not(ExitCode.FOUND, messages.toString().strip());
  }
}
