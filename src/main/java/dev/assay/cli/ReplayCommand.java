package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.cli.Replayed.Result;
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

/** {@code assay replay}: runs bugs again and says whether the verdict is the same. */
@Command(
    name = "replay",
    description = "Runs bugs again: the stored program with the stored configurations.",
    footer = {
      "",
      "Says 'same verdict', or what differs: the compiler's version, the program's output, the",
      "interpreter's opinion, or that nothing is wrong any more.",
      "",
      "Exit code: 0 every bug has the same verdict; 1 one has not; 2 wrong use, or there is no"
          + " such",
      "bug; 3 a compiler is not there.",
      "",
      "JSON: one object a line for each bug, with the keys id, result (same, changed, gone,",
      "impossible), class, compiler, signature, notes.",
      "",
      "Examples:",
      "  assay replay 7f3a",
      "  assay replay --all --json",
      "  assay replay assay-out/bugs/7f3a90c1"
    })
final class ReplayCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "ID|DIR",
      description = "Bugs, as 'assay bugs' names them, or their folders.")
  private List<String> names = List.of();

  @Option(names = "--all", description = "All bugs of the store.")
  private boolean all;

  @Option(names = "--json", description = "Print one JSON object a line for each bug.")
  private boolean json;

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Bugs to work on at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration that names compilers (default: ./assay.toml if there is one).")
  private Optional<Path> config = Optional.empty();

  @Mixin private StoreOption store;

  ReplayCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (all == !names.isEmpty()) {
      throw new CommandLine.ParameterException(
          spec.commandLine(),
          all ? "--all and bugs exclude each other" : "name bugs, or say --all");
    }
    var lookup = new BugLookup(streams);
    return all ? lookup.withAll(store, this::replay) : lookup.with(store, names, this::replay);
  }

  private int replay(BugCatalog catalog, List<Bug> bugs) {
    return switch (Workshop.open(CompilerOptions.configuredBy(config), streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> {
        streams.err().println("assay: " + message);
        yield exit;
      }
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield replay(workshop, catalog, bugs);
        }
      }
    };
  }

  private int replay(Workshop workshop, BugCatalog catalog, List<Bug> bugs) {
    var exit = new AtomicInteger(ExitCode.FINE);
    InOrder.forEach(
        bugs.stream().sorted(BugsTable.ORDER).toList(),
        jobs,
        bug -> replay(workshop, catalog, bug),
        (_, replayed) -> {
          streams.out().print(json ? replayed.json() + "\n" : Visible.of(replayed.text()));
          streams.out().flush();
          exit.accumulateAndGet(replayed.result().exit(), Math::max);
        });
    return exit.get();
  }

  private static Replayed replay(Workshop workshop, BugCatalog catalog, Bug bug) {
    return catalog
        .example(bug)
        .map(example -> new ReplayJob(workshop, bug, example).run())
        .orElseGet(
            () -> new Replayed(bug, Result.IMPOSSIBLE, List.of("its program is not stored")));
  }
}
