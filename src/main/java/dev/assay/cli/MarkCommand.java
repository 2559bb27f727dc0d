package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugMarking;
import dev.assay.bugs.BugState;
import dev.assay.campaign.config.MeantName;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay mark}: what people decided about a bug. */
@Command(
    name = "mark",
    description = "Sets the state of bugs, also while a campaign is running.",
    footer = {
      "",
      "States: new (nobody has looked), reported, known (counted, and not announced again),",
      "fixed, invalid (no bug after all).",
      "",
      "Exit code: 0 marked; 2 wrong use, or the folder cannot be written.",
      "",
      "Examples:",
      "  assay mark 7f3a known --link https://gcc.gnu.org/PR109237",
      "  assay mark 7f3a 90c1 fixed"
    })
final class MarkCommand implements Callable<Integer> {
  private static final List<String> STATES =
      Stream.of(BugState.values()).map(BugState::spelling).toList();

  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(arity = "2..*", paramLabel = "ID... STATE", description = "Bugs, and their state.")
  private List<String> words = List.of();

  @Option(
      names = "--link",
      paramLabel = "URL",
      description = "Where it is reported (default: leave what is there).")
  private Optional<String> link = Optional.empty();

  @Mixin private StoreOption store;

  MarkCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Optional<BugState> state = BugState.parse(words.getLast());
    if (state.isEmpty()) {
      throw new CommandLine.ParameterException(
          spec.commandLine(),
          words.getLast()
              + " is no state"
              + MeantName.hint(words.getLast(), STATES, "there are " + String.join(", ", STATES)));
    }
    var lookup = new BugLookup(streams);
    return lookup.with(
        store,
        words.subList(0, words.size() - 1),
        (catalog, bugs) -> mark(lookup, catalog.root(), bugs, state.get()));
  }

  private int mark(BugLookup lookup, Path folder, List<Bug> bugs, BugState state) {
    List<String> ids = bugs.stream().map(Bug::id).toList();
    return switch (BugMarking.mark(folder, ids, state, link)) {
      case BugMarking.Marked.Failed(String message) -> lookup.wrong(message);
      case BugMarking.Marked.Done(List<Bug> marked) -> {
        for (Bug bug : marked) {
          String where = bug.link().isEmpty() ? "" : " (" + bug.link() + ")";
          streams.out().println(bug.id() + " is " + bug.state().spelling() + where);
        }
        yield ExitCode.FINE;
      }
    };
  }
}
