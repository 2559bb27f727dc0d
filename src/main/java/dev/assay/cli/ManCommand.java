package dev.assay.cli;

import dev.assay.campaign.config.MeantName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay man}: pages for {@code man}, made from what commands say of themselves. */
@Command(
    name = "man",
    description = "Prints a command's page for man, or writes those of all commands.",
    footer = {
      "",
      "Exit code: 0 written; 2 wrong use; 3 a folder cannot be written.",
      "",
      "Examples:",
      "  assay man fuzz | man -l -",
      "  assay man -o ~/.local/share/man/man1"
    })
final class ManCommand implements Callable<Integer> {
  private final Streams streams;
  private final Function<Streams, CommandLine> all;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "COMMAND",
      description = "Which (default: assay itself).")
  private Optional<String> command = Optional.empty();

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Write all pages into this folder.")
  private Optional<Path> output = Optional.empty();

  /**
   * Asks for all commands only when it runs.
   *
   * @param all makes all of them
   */
  ManCommand(Streams streams, Function<Streams, CommandLine> all) {
    this.streams = streams;
    this.all = all;
  }

  @Override
  public Integer call() {
    Map<String, String> pages = pages();
    if (output.isPresent()) {
      return write(pages, output.get());
    }
    String name = command.map(one -> "assay-" + one).orElse("assay") + ".1";
    if (!pages.containsKey(name)) {
      String wrong = command.orElse("");
      List<String> known =
          pages.keySet().stream().map(page -> page.replaceAll("^assay-|\\.1$", "")).toList();
      throw new CommandLine.ParameterException(
          spec.commandLine(),
          "there is no command '" + wrong + "'" + MeantName.hint(wrong, known, ""));
    }
    streams.out().print(pages.get(name));
    return ExitCode.FINE;
  }

  private Map<String, String> pages() {
    List<CommandSpec> commands =
        all.apply(streams).getSubcommands().values().stream()
            .map(CommandLine::getCommandSpec)
            .toList();
    var pages = new TreeMap<String, String>();
    pages.put("assay.1", ManPage.program(commands));
    commands.forEach(one -> pages.put("assay-" + one.name() + ".1", new ManPage(one).text()));
    return pages;
  }

  private int write(Map<String, String> pages, Path folder) {
    try {
      Files.createDirectories(folder);
      for (Map.Entry<String, String> page : pages.entrySet()) {
        Files.writeString(folder.resolve(page.getKey()), page.getValue());
      }
      return ExitCode.FINE;
    } catch (IOException e) {
      streams.err().println("assay: " + folder + " cannot be written: " + e.getMessage());
      return ExitCode.MACHINE_LACKS;
    }
  }
}
