package dev.assay.cli;

import dev.assay.campaign.config.ConfigFile;
import dev.assay.campaign.config.ConfigRead;
import dev.assay.campaign.config.Settings;
import dev.assay.compile.SearchPath;
import dev.assay.compile.find.CompilerFinder;
import dev.assay.compile.find.Found;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code assay compilers}: what was found on this machine, and what each can do. */
@Command(
    name = "compilers",
    description = "Lists the compilers found on this machine, after trying each of them.",
    footer = {
      "",
      "They are looked for on the PATH, in /usr/bin, /usr/local/bin, /opt/*/bin,"
          + " /usr/lib/llvm-*/bin and",
      "~/.local/bin, and named in assay.toml (docs/assay.toml.example shows how). What was learnt"
          + " is kept",
      "in ~/.cache/assay until a compiler or a package of the system changes.",
      "",
      "Releases that Assay was not tested with are named below the table.",
      "",
      "JSON: one object a line, with works, name, family, command, version, tested (tested, older,",
      "newer or unknown), target, model, endian,",
      "long-double (whether it is known), levels, other-levels (those that do what one of levels",
      "does), sanitizers, bisection, feedback, m32, lto, cxx, runner;",
      "or, where works is false, name, path and reason.",
      "",
      "Exit code: 0 a compiler works; 2 wrong use or configuration; 3 none works.",
      "",
      "Examples:",
      "  assay compilers",
      "  assay compilers --json --config my.toml"
    })
final class CompilersCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(names = "--json", description = "Print one JSON object a line for each compiler.")
  private boolean json;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration (default: ./assay.toml where there is one).")
  private Optional<Path> config = Optional.empty();

  @Option(names = "--refresh", description = "Try all again, whatever is known from before.")
  private boolean refresh;

  CompilersCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Optional<String> unsupported = NativeProcessRunner.unsupported();
    if (unsupported.isPresent()) {
      streams.err().println("assay: " + unsupported.get());
      return ExitCode.MACHINE_LACKS;
    }
    return switch (ConfigFile.find(config, Path.of(""))) {
      case ConfigRead.Wrong(List<String> problems) -> {
        problems.forEach(problem -> streams.err().println("assay: " + problem));
        yield ExitCode.WRONG_USE;
      }
      case ConfigRead.Fine(Settings settings) -> list(settings);
    };
  }

  private int list(Settings settings) {
    try (var runner = NativeProcessRunner.detect(System.getenv());
        Scratch scratch = runner.scratch()) {
      var finder =
          CompilerFinder.onThisMachine(SearchPath.ofEnvironment(), runner, scratch.folder());
      List<Found> found = (refresh ? finder.afresh() : finder).find(settings.compilers());
      if (json) {
        found.forEach(one -> streams.out().println(CompilersJson.line(one)));
      } else {
        streams.out().print(CompilersTable.of(found));
        streams.out().print(CompilersTable.protections(runner.protection()));
      }
      if (found.stream().anyMatch(Found.Working.class::isInstance)) {
        return ExitCode.FINE;
      }
      streams
          .err()
          .println(
              "assay: no C compiler that works was found; install one (Debian/Ubuntu: apt-get"
                  + " install gcc) or name one in assay.toml");
      return ExitCode.MACHINE_LACKS;
    }
  }
}
