package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.report.Format;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay report}: writes a bug up for the maintainers of its compiler. */
@Command(
    name = "report",
    description = "Writes bugs up, ready to be sent to the maintainers of the compiler.",
    footer = {
      "",
      "The report is printed. With --out it is also written to that folder (of several bugs, each",
      "to a folder of its own there), beside the program, reproduce.sh, a Makefile, and the bug",
      "as a test for the suite of gcc or LLVM. With --all --format html the folder becomes a",
      "site: open its index.html.",
      "",
      "The compiler is run to find the shortest commands and the first wrong value, and to try",
      "what is handed out; --no-run tells only what is stored.",
      "",
      "What is only a disagreement among compilers ('assay bugs --unconfirmed') is not reported.",
      "",
      "Exit code: 0 written; 2 wrong use, or there is no such bug; 3 a folder cannot be written.",
      "",
      "JSON: one object a line for each bug, with the keys id, title, format, folder, files,",
      "commands, first-wrong, tests, remarks.",
      "",
      "Examples:",
      "  assay report 7f3a",
      "  assay report 7f3a --format llvm --out report",
      "  assay report --all --format html --out site"
    })
final class ReportCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(arity = "0..*", paramLabel = "ID", description = "Bugs, as 'assay bugs' names them.")
  private List<String> ids = List.of();

  @Option(names = "--all", description = "All bugs of the store.")
  private boolean all;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "gcc, llvm, markdown or html (default: what the compiler's maintainers want).")
  private Optional<String> format = Optional.empty();

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Write files to this folder.")
  private Optional<Path> out = Optional.empty();

  @Mixin private StoreOption store;

  @Option(names = "--no-run", description = "Run no compiler: tell only what is stored.")
  private boolean stored;

  @Option(names = "--json", description = "Print one JSON object a line for each bug.")
  private boolean json;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration that names compilers (default: ./assay.toml if there is one).")
  private Optional<Path> config = Optional.empty();

  ReportCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (all == !ids.isEmpty()) {
      throw wrong(all ? "--all and bugs exclude each other" : "name bugs, or say --all");
    }
    Optional<Format> wanted =
        format.map(text -> Format.parse(text).orElseThrow(() -> wrong(unknown(text))));
    if (wanted.filter(Format.HTML::equals).isPresent() && out.isEmpty()) {
      throw wrong("--format html writes files: name a folder with --out");
    }
    var lookup = new BugLookup(streams);
    BugLookup.Use use = (catalog, bugs) -> report(catalog, bugs, wanted);
    return all ? lookup.withAll(store, use) : lookup.with(store, ids, use);
  }

  private int report(BugCatalog catalog, List<Bug> bugs, Optional<Format> wanted) {
    Optional<Bug> unsure = bugs.stream().filter(bug -> !bug.signature().kind().isBug()).findFirst();
    if (unsure.isPresent()) {
      streams.err().println("assay: " + unreported(unsure.get()));
      return ExitCode.WRONG_USE;
    }
    boolean site = all && wanted.filter(Format.HTML::equals).isPresent();
    var job = new ReportJob(streams, catalog, wanted, out, json, site);
    if (stored) {
      return job.write(bugs, Optional.empty());
    }
    return switch (Workshop.open(CompilerOptions.configuredBy(config), streams.err())) {
      case Workshop.Opening.Impossible(_, String message) -> {
        streams.err().println("assay: " + message + "; telling only what is stored");
        yield job.write(bugs, Optional.empty());
      }
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield job.write(bugs, Optional.of(workshop));
        }
      }
    };
  }

  private static String unreported(Bug bug) {
    return bug.id()
        + " is a disagreement among compilers and is not reported: the interpreter does not know"
        + " what is right, so no compiler is known to be wrong. Where 'assay reduce "
        + bug.id()
        + " -o small.c' makes a program that it knows, 'assay check small.c' tells who is";
  }

  private static String unknown(String text) {
    return "--format must be one of "
        + Stream.of(Format.values()).map(Format::spelling).collect(Collectors.joining(", "))
        + ", not "
        + text;
  }

  private CommandLine.ParameterException wrong(String message) {
    return new CommandLine.ParameterException(spec.commandLine(), message);
  }
}
