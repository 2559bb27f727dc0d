package dev.assay.cli;

import dev.assay.c.parse.DiagnosticPrinter;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.c.print.PrintOptions;
import dev.assay.c.print.Printer;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Preprocessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay print}: reads a C program and prints it back. */
@Command(
    name = "print",
    description = "Reads a C program, types it and prints it back.",
    footer = {
      "",
      "System headers come back as #include lines; other headers and macros as what they stood"
          + " for.",
      "",
      "Exit code: 0 printed; 1 not C (what could be read is printed nevertheless); 2 wrong use or"
          + " an",
      "unreadable file; 3 no C compiler to preprocess with.",
      "",
      "Examples:",
      "  assay print samples/overflow.c",
      "  assay print --types -I include -o typed.c a.c"
    })
final class PrintCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(paramLabel = "FILE", description = "A C program; - is standard input.")
  private String file;

  @Option(
      names = "--types",
      description =
          "Show the types of all subexpressions and the implicit conversions in comments.")
  private boolean types;

  @Option(names = "-o", paramLabel = "OUT", description = "Write to this file.")
  private Optional<Path> output = Optional.empty();

  @Mixin private SourceOptions source;

  PrintCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var exit = new AtomicInteger();
    InOrder.forEach(List.of(file), 1, this::print, (_, code) -> exit.set(code));
    return exit.get();
  }

  private int print(String file) {
    try {
      byte[] content =
          file.equals(Preprocessor.STDIN)
              ? streams.in().readAllBytes()
              : Files.readAllBytes(Path.of(file));
      return switch (source.preprocessor().preprocess(file, content)) {
        case Preprocessing.Failed(String message) -> complain(message, ExitCode.FOUND);
        case Preprocessing.NoCompiler(String message) ->
            complain("assay: " + message, ExitCode.MACHINE_LACKS);
        case Preprocessing.Ready(SourceText text) -> print(text);
      };
    } catch (IOException e) {
      return complain("assay: cannot read or write: " + e.getMessage(), ExitCode.WRONG_USE);
    }
  }

  private int complain(String message, int code) {
    streams.err().println(message);
    return code;
  }

  private int print(SourceText text) throws IOException {
    ParseResult result = Parser.parse(text, source.model(), source.standard());
    var diagnostics = new DiagnosticPrinter(text);
    result.errors().forEach(error -> streams.err().print(diagnostics.print(error)));
    PrintOptions options = types ? PrintOptions.DEFAULT.withTypes() : PrintOptions.DEFAULT;
    byte[] printed = SourceText.encode(Printer.print(result.program(), options));
    if (output.isPresent()) {
      Files.write(output.get(), printed);
    } else {
      streams.out().writeBytes(printed);
    }
    return result.hasErrors() ? ExitCode.FOUND : ExitCode.FINE;
  }
}
