package dev.assay.cli;

import dev.assay.interpret.Limits;
import dev.assay.interpret.Start;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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

/** {@code assay interpret}: runs C programs, or names the undefined behaviour and its place. */
@Command(
    name = "interpret",
    description = "Runs C programs, or names the undefined behaviour in them and where it is.",
    footer = {
      "",
      "A program's own exit status is not ours: a program that finished with status 3 has"
          + " finished.",
      "It is shown on the standard error stream, and is \"exit\" in the JSON output.",
      "",
      "Exit code: 0 every program finished; 1 one did not (undefined, unspecified, out of fuel,",
      "unsupported, invalid); 2 wrong use or an unreadable file; 3 no C compiler to preprocess"
          + " with.",
      "",
      "JSON: one object a line, in the order of the files, with the keys file, status (finished,",
      "undefined, unspecified, out-of-fuel, unsupported, invalid), exit, stdout, kind, line,"
          + " column,",
      "message, steps. A program that finished has a kind and a message where there is a note.",
      "Bytes of stdout that are not UTF-8 are \\udc80 to \\udcff.",
      "",
      "Examples:",
      "  assay interpret samples/overflow.c",
      "  assay interpret cat.c --args \"-n -v\" --input cat.c",
      "  assay interpret --json --explore 0 -I include a.c b.c",
      "  assay interpret --program main.c list.c"
    })
final class InterpretCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "C programs; - is standard input.")
  private List<String> files = List.of();

  @Option(names = "--program", description = "The files are one program, not one each.")
  private boolean together;

  @Option(names = "--json", description = "Print one JSON object a line for each file.")
  private boolean json;

  @Option(
      names = "--raw",
      description =
          "Pass on what programs print byte by byte (default: control characters and bytes that"
              + " are no text are shown as in C: \\033).")
  private boolean raw;

  @Option(
      names = "--fuel",
      paramLabel = "N",
      description = "Stop after N evaluated nodes (default: 2000000000).")
  private long fuel = Limits.DEFAULT.fuel();

  @Option(
      names = "--explore",
      paramLabel = "N",
      description =
          "Run up to N more times where the first run came to choices that C leaves open"
              + " (evaluation orders, addresses, padding and so on), and report a program whose"
              + " behaviour depends on them; 0 switches it off (default: 4).")
  private int explore = 4;

  @Option(names = "--input", paramLabel = "FILE", description = "Standard input of the programs.")
  private Optional<Path> input = Optional.empty();

  @Option(
      names = "--args",
      paramLabel = "LINE",
      description = "Arguments of the programs, between spaces.")
  private String arguments = "";

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Files to work on at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Mixin private SourceOptions source;

  @Mixin private DialectOptions dialect;

  @Mixin private StrictOption strict;

  InterpretCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    require(fuel > 0, "--fuel must be positive");
    require(explore >= 0, "--explore must not be negative");
    require(jobs > 0, "--jobs must be positive");
    var interpreter =
        new FileInterpreter(
            source.preprocessor(),
            source.model(),
            dialect.dialect(source.standard()),
            strict.in(
                Limits.DEFAULT
                    .withFuel(fuel)
                    .withStart(new Start(ArgumentLine.words(arguments), inputBytes()))),
            explore,
            streams);
    var text = new TextReport(streams, raw);
    var exit = new AtomicInteger(ExitCode.FINE);
    InOrder.forEach(
        together ? List.of(files) : files.stream().map(List::of).toList(),
        jobs,
        interpreter::interpret,
        (some, outcome) -> {
          exit.accumulateAndGet(outcome.exitCode(), Math::max);
          String name = String.join(" ", some);
          if (json) {
            streams.out().println(JsonReport.line(name, outcome));
            streams.out().flush();
          } else {
            text.write(name, outcome);
          }
        });
    return exit.get();
  }

  private String inputBytes() {
    try {
      return input.isEmpty() ? "" : Files.readString(input.get(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw wrongUse("--input cannot be read: " + e.getMessage());
    }
  }

  private void require(boolean condition, String message) {
    if (!condition) {
      throw wrongUse(message);
    }
  }

  private CommandLine.ParameterException wrongUse(String message) {
    return new CommandLine.ParameterException(spec.commandLine(), message);
  }
}
