package dev.assay.cli;

import dev.assay.c.Program;
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
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay print}: reads C programs and prints them back. */
@Command(
    name = "print",
    description = "Reads a C program, types it and prints it back.",
    footer = {
      "",
      "System headers come back as #include lines; other headers and macros as what they stood"
          + " for.",
      "",
      "Exit code: 0 printed; 1 not C (what could be read is printed nevertheless), or --check found"
          + " a",
      "difference; 2 wrong use or an unreadable file; 3 no C compiler to preprocess with.",
      "",
      "Examples:",
      "  assay print samples/overflow.c",
      "  assay print --types -I include -o typed.c a.c",
      "  assay print --check -o printed/ a.c b.c"
    })
final class PrintCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "C programs; - is standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--types",
      description =
          "Show the types of all subexpressions and the implicit conversions in comments.")
  private boolean types;

  @Option(
      names = "--check",
      description =
          "Read what was printed again and tell if it is not the same program; with -o also print"
              + " one line a file: same, differs or invalid, and its name.")
  private boolean check;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "OUT",
      description = "Write to this file; for several programs, to files in this folder.")
  private Optional<Path> output = Optional.empty();

  @Mixin private SourceOptions source;

  PrintCommand(Streams streams) {
    this.streams = streams;
  }

  /** What became of one file: text for the two streams and the exit code. */
  private record Printed(String text, String outcome, String messages, int code) {
    static Printed nothing(String message, int code) {
      return new Printed("", "invalid", message + "\n", code);
    }
  }

  @Override
  public Integer call() {
    if (files.size() > 1 && output.filter(Files::isDirectory).isEmpty()) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "several programs need a folder that exists after -o");
    }
    var exit = new AtomicInteger();
    int jobs = Runtime.getRuntime().availableProcessors();
    InOrder.forEach(
        files,
        jobs,
        this::print,
        (file, printed) -> exit.accumulateAndGet(write(file, printed), Math::max));
    return exit.get();
  }

  private Printed print(String file) {
    try {
      byte[] content =
          file.equals(Preprocessor.STDIN)
              ? streams.in().readAllBytes()
              : Files.readAllBytes(Path.of(file));
      return switch (source.preprocessor().preprocess(file, content)) {
        case Preprocessing.Failed(String message) -> Printed.nothing(message, ExitCode.FOUND);
        case Preprocessing.NoCompiler(String message) ->
            Printed.nothing("assay: " + message, ExitCode.MACHINE_LACKS);
        case Preprocessing.Ready(SourceText text) -> print(file, text);
      };
    } catch (IOException e) {
      return Printed.nothing("assay: cannot read " + e.getMessage(), ExitCode.WRONG_USE);
    }
  }

  private Printed print(String file, SourceText text) {
    ParseResult result = Parser.parse(text, source.model(), source.standard());
    var messages = new StringBuilder();
    var diagnostics = new DiagnosticPrinter(text);
    result.errors().forEach(error -> messages.append(diagnostics.print(error)));
    result.unsupported().ifPresent(what -> messages.append(diagnostics.print(what)));
    boolean whole = !result.hasErrors() && result.unsupported().isEmpty();
    Program program = result.program();
    PrintOptions options = types ? PrintOptions.DEFAULT.withTypes() : PrintOptions.DEFAULT;
    String printed = Printer.print(program, options);
    Optional<String> difference =
        check && whole
            ? new RoundTrip(source.preprocessor()).difference(program, Printer.print(program))
            : Optional.empty();
    difference.ifPresent(d -> messages.append(file).append(": ").append(d).append('\n'));
    String outcome = !whole ? "invalid" : difference.isPresent() ? "differs" : "same";
    return new Printed(
        printed,
        outcome,
        messages.toString(),
        outcome.equals("same") ? ExitCode.FINE : ExitCode.FOUND);
  }

  private int write(String file, Printed printed) {
    streams.err().print(printed.messages());
    if (output.isEmpty()) {
      streams.out().writeBytes(SourceText.encode(printed.text()));
      return printed.code();
    }
    Path out = output.get();
    if (check) {
      streams.out().println(printed.outcome() + " " + file);
    }
    try {
      Files.write(
          Files.isDirectory(out) ? out.resolve(Path.of(file).getFileName()) : out,
          SourceText.encode(printed.text()));
      return printed.code();
    } catch (IOException e) {
      streams.err().println("assay: cannot write " + e.getMessage());
      return ExitCode.WRONG_USE;
    }
  }
}
