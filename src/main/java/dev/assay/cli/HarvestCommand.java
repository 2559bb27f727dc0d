package dev.assay.cli;

import dev.assay.campaign.source.PairCheck;
import dev.assay.harvest.Harvester;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code assay harvest}: functions of real code into a database. */
@Command(
    name = "harvest",
    description = "Takes functions out of C programs, with what they give for some arguments.",
    footer = {
      "",
      "Each function of each file is made to stand alone: with the types, constants and functions",
      "that it needs, and with numbers for its pointers. Then it is called in the interpreter;"
          + " calls",
      "with undefined behaviour do not count. What is kept can be put into other programs",
      "(mutator inject). Files that were harvested into the database are not read again.",
      "",
      "Trees need not be configured: headers are looked for in all of the tree, what is nowhere is",
      "taken to be empty, and compile_commands.json is followed where there is one. Functions that",
      "cannot come along are replaced by ones that give numbers made of their arguments.",
      "",
      "Exit code: 0 fine, 1 nothing was kept, or with --confirm a problem was found, 2 wrong use",
      "or an unreadable file, 3 no C compiler to preprocess with, or no apt.",
      "",
      "Examples:",
      "  assay harvest src --database functions.jsonl.gz -I include",
      "  assay harvest zlib-1.2.13 --project zlib --database functions.jsonl.gz",
      "  assay harvest --debian zlib lz4 --database functions.jsonl.gz",
      "  assay harvest --confirm --sample 500 --database functions.jsonl.gz",
      "  assay harvest --stats functions.jsonl.gz"
    })
final class HarvestCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "PATH",
      description =
          "C files (.c, .h, .i), folders with such files, and archives (.tar.gz, ...); with"
              + " --stats, the database.")
  private List<Path> paths = List.of();

  @Option(
      names = "--debian",
      arity = "1..*",
      split = ",",
      paramLabel = "NAME",
      description = "Source packages of Debian, fetched with apt.")
  private List<String> packages = List.of();

  @Option(
      names = "--database",
      paramLabel = "FILE",
      description = "Where functions are kept; it is added to (default: ${DEFAULT-VALUE}).")
  private Path database = Path.of("functions.jsonl.gz");

  @Option(
      names = "--project",
      paramLabel = "NAME",
      description = "What the files belong to (default: the name of the folder).")
  private String project = "";

  @Option(
      names = "--licence",
      paramLabel = "NAME",
      description = "The licence of the files, which is kept with each function.")
  private String licence = "";

  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Keep N functions at most (default: no limit).")
  private int limit = Integer.MAX_VALUE;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Functions that are called come along up to this depth (default: 2).")
  private int depth = Harvester.DEFAULT.depth();

  @Option(names = "--stats", description = "Show what is in the database, and harvest nothing.")
  private boolean stats;

  @Option(
      names = "--confirm",
      description =
          "Ask compilers too: all pairs must be what their programs give at all levels, and"
              + " sanitizers must be silent. Without files, the database is checked.")
  private boolean confirm;

  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "With --confirm and no files: check N functions drawn from the database.")
  private int sample = Integer.MAX_VALUE;

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Files to work on at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Mixin private SourceOptions source;

  @Mixin private CompilerOptions compilers;

  HarvestCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    boolean asked = !paths.isEmpty() || !packages.isEmpty();
    require(
        stats || confirm || asked,
        "name files, folders or archives to harvest, or ask for --stats or --confirm");
    require(jobs > 0, "--jobs must be positive");
    require(limit > 0, "--limit must be positive");
    require(depth >= 0, "--depth must not be negative");
    require(sample > 0, "--sample must be positive");
    if (stats) {
      require(paths.size() <= 1 && packages.isEmpty(), "--stats is of one database");
      return new HarvestStats(streams, paths.isEmpty() ? database : paths.getFirst()).run();
    }
    if (!confirm) {
      return job(Optional.empty()).run();
    }
    return switch (Workshop.open(compilers, streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> {
        streams.err().println("assay: " + message);
        yield exit;
      }
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          PairCheck check = HarvestConfirm.check(workshop, compilers);
          yield asked
              ? job(Optional.of(check)).run()
              : new HarvestConfirm(streams, database, sample, jobs).run(check);
        }
      }
    };
  }

  private HarvestJob job(Optional<PairCheck> check) {
    return new HarvestJob(
        streams,
        source,
        new Harvester(depth, Harvester.DEFAULT.calls(), Harvester.DEFAULT.pairs()),
        new HarvestJob.Wish(paths, packages, database, project, licence, limit, jobs),
        check);
  }

  private void require(boolean condition, String message) {
    if (!condition) {
      throw new CommandLine.ParameterException(spec.commandLine(), message);
    }
  }
}
