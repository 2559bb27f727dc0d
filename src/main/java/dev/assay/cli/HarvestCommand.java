package dev.assay.cli;

import dev.assay.harvest.Harvester;
import java.nio.file.Path;
import java.util.List;
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
      "Exit code: 0 fine, 1 nothing was kept, 2 wrong use or an unreadable file, 3 no C compiler",
      "to preprocess with.",
      "",
      "Examples:",
      "  assay harvest src --database functions.jsonl.gz -I include",
      "  assay harvest zlib-1.2.13 --project zlib --database functions.jsonl.gz",
      "  assay harvest --stats --database functions.jsonl.gz"
    })
final class HarvestCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "PATH",
      description = "C files (.c, .i), and folders with such files.")
  private List<Path> paths = List.of();

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
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Files to work on at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Mixin private SourceOptions source;

  HarvestCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    require(stats || !paths.isEmpty(), "name files or folders to harvest, or ask for --stats");
    require(jobs > 0, "--jobs must be positive");
    require(limit > 0, "--limit must be positive");
    require(depth >= 0, "--depth must not be negative");
    if (stats) {
      return new HarvestStats(streams, database).run();
    }
    var harvester = new Harvester(depth, Harvester.DEFAULT.calls(), Harvester.DEFAULT.pairs());
    return new HarvestJob(streams, source, harvester, database)
        .run(paths, new HarvestJob.Wish(project, licence, limit, jobs));
  }

  private void require(boolean condition, String message) {
    if (!condition) {
      throw new CommandLine.ParameterException(spec.commandLine(), message);
    }
  }
}
