package dev.assay.cli;

import dev.assay.campaign.config.ConfigFile;
import dev.assay.campaign.config.ConfigRead;
import dev.assay.campaign.config.Settings;
import dev.assay.compile.SearchPath;
import dev.assay.compile.find.CompilerFinder;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code assay doctor}: what this machine has, what it lacks, and how to install that. */
@Command(
    name = "doctor",
    description =
        "Tells what is on this machine, what each missing part would add, and the line"
            + " that installs it.",
    footer = {
      "",
      "Only a compiler is needed; everything else adds something. The line to install is for"
          + " Debian, Ubuntu,",
      "Fedora, Arch, openSUSE and Alpine, and those made from them.",
      "",
      "JSON: one object with usable, distribution, install (a line, or null), parts (name, here,"
          + " adds, what),",
      "not-usable (name, path, reason) and machine (name, value, warning).",
      "",
      "Exit code: 0 a compiler works; 2 wrong use or configuration; 3 none works.",
      "",
      "Examples:",
      "  assay doctor",
      "  assay doctor --json"
    })
final class DoctorCommand implements Callable<Integer> {
  private static final Path RELEASE = Path.of("/etc/os-release");

  private final Streams streams;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration (default: ./assay.toml where there is one).")
  private Optional<Path> config = Optional.empty();

  DoctorCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    Optional<String> unsupported = NativeProcessRunner.unsupported();
    if (unsupported.isPresent()) {
      streams.err().println("assay: " + unsupported.get());
      return ExitCode.MACHINE_LACKS;
    }
    return switch (ConfigFile.find(config, Path.of(""))) {
      case ConfigRead.Wrong(List<String> problems) -> {
        problems.forEach(streams.err()::println);
        yield ExitCode.WRONG_USE;
      }
      case ConfigRead.Fine(Settings settings) -> examine(settings);
    };
  }

  private int examine(Settings settings) throws IOException {
    try (var runner = NativeProcessRunner.detect(System.getenv());
        Scratch scratch = runner.scratch();
        Notice _ = Notice.of(streams.err(), "trying the compilers (kept for the next time) ...")) {
      SearchPath path = SearchPath.ofEnvironment();
      var machine =
          new Machine(
              CompilerFinder.find(path, runner, scratch.folder(), settings.compilers()),
              path,
              Files.isReadable(RELEASE) ? Files.readString(RELEASE) : "",
              System.getProperty("user.name", "").equals("root"));
      var facts =
          MachineFacts.of(
              Path.of(""), Runtime.getRuntime().availableProcessors(), runner.protection());
      Checkup checkup = Checkup.of(machine, facts);
      streams.out().print(json ? checkup.json() + "\n" : checkup.text());
      if (!checkup.usable()) {
        streams
            .err()
            .println(
                "assay: no C compiler that works was found"
                    + checkup.install().map(line -> "; to install one: " + line).orElse(""));
      }
      return checkup.exitCode();
    }
  }
}
