package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.BugState;
import dev.assay.judge.BugClass;
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
import picocli.CommandLine.Spec;

/** {@code assay bugs}: the bugs of a campaign folder as a table. */
@Command(
    name = "bugs",
    description = "Lists the bugs that campaigns found, also while one is running.",
    footer = {
      "",
      "An id may be shortened in other commands as long as it is clear:",
      "'assay show ID' tells all of a bug, 'assay replay ID' runs it again, 'assay mark' sets its",
      "state. Times are UTC.",
      "",
      "Exit code: 0 listed; 2 wrong use, or there is no campaign to read.",
      "",
      "JSON: one object a line with the keys id, class, compiler, version, target, signature,",
      "summary, levels, configurations, count, first-seen, last-seen, state, link, confirmed,",
      "vouched, generator, seed, trial, folder.",
      "",
      "Examples:",
      "  assay bugs",
      "  assay bugs --class wrong-output --state new --json"
    })
final class BugsCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Option(
      names = "--class",
      paramLabel = "CLASS",
      description = "Only wrong-output, crash, hang, rejected, sanitizer or unstable.")
  private Optional<String> kind = Optional.empty();

  @Option(
      names = "--state",
      paramLabel = "STATE",
      description = "Only new, reported, known, fixed or invalid.")
  private Optional<String> state = Optional.empty();

  @Option(names = "--json", description = "Print one JSON object a line for each bug.")
  private boolean json;

  @Mixin private BugFolderOption out;

  BugsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    require(kind, Stream.of(BugClass.values()).map(BugClass::spelling).toList(), "--class");
    require(state, Stream.of(BugState.values()).map(BugState::spelling).toList(), "--state");
    return switch (BugCatalog.open(out.folder())) {
      case BugCatalog.Opening.Impossible(String message) -> {
        streams.err().println("assay: " + message);
        yield ExitCode.WRONG_USE;
      }
      case BugCatalog.Opening.Open(BugCatalog catalog) -> {
        try (catalog) {
          list(catalog);
        }
        yield ExitCode.FINE;
      }
    };
  }

  private void list(BugCatalog catalog) {
    List<Bug> chosen = catalog.bugs().stream().filter(this::isWanted).toList();
    if (json) {
      chosen.stream()
          .sorted(BugsTable.ORDER)
          .forEach(bug -> streams.out().println(BugJson.of(bug, catalog)));
    } else if (chosen.isEmpty()) {
      streams
          .out()
          .println(
              catalog.bugs().isEmpty()
                  ? "No bugs in " + out.folder() + " yet."
                  : "None of the " + catalog.bugs().size() + " bugs is like that.");
    } else {
      streams.out().print(BugsTable.text(chosen, Terminal.width()));
    }
  }

  private boolean isWanted(Bug bug) {
    return kind.orElse(bug.signature().kind().spelling()).equals(bug.signature().kind().spelling())
        && state.orElse(bug.state().spelling()).equals(bug.state().spelling());
  }

  private void require(Optional<String> value, List<String> known, String option) {
    if (value.isPresent() && !known.contains(value.get())) {
      throw new CommandLine.ParameterException(
          spec.commandLine(),
          option
              + " must be one of "
              + known.stream().collect(Collectors.joining(", "))
              + ", not "
              + value.get());
    }
  }
}
