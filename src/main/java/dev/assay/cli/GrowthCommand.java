package dev.assay.cli;

import dev.assay.campaign.config.MeantName;
import dev.assay.mutate.scaling.Scaling;
import dev.assay.mutate.scaling.Scalings;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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

/** {@code assay growth}: programs that take a compiler far longer when they grow. */
@Command(
    name = "growth",
    description = "Makes programs larger and looks for compilers whose time grows far more.",
    footer = {
      "",
      "A program is made 8, 16, 32, ... times larger in one way, and compiled in each size. The",
      "CPU time of a compiler that grows with a higher power of the size than that of the other",
      "compilers at the same level is measured again in more sizes; if it stands out again, it is",
      "told with the pass that the time is spent in (docs/growth.md).",
      "",
      "Each FILE is made larger in every way. Without files programs are generated, each of which"
          + " is",
      "made larger in one way; the same seed gives the same programs.",
      "",
      "Exit code: 0 nothing found; 1 found; 2 wrong use; 3 the machine lacks a compiler or a",
      "generator.",
      "",
      "JSON: one object a line for each program and way, with the keys number, program, scaling,",
      "place, outcome (nothing, not-again, known, found), cpu, series and findings.",
      "",
      "Examples:",
      "  assay growth --for 10m --out slow",
      "  assay growth --generators exact,csmith --seed 7 --count 100",
      "  assay growth --compilers gcc-12,clang-14 --levels -O0,-O2 --scalings nest-if,else-if a.c",
      "  assay growth --scalings list"
    })
final class GrowthCommand implements Callable<Integer> {
  private static final String LIST = "list";

  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "C programs (default: generated ones).")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = {"--generators", "--generator"},
      split = ",",
      paramLabel = "NAME[=WEIGHT]",
      completionCandidates = Candidates.Sources.class,
      description = "Where programs come from, as in 'assay fuzz' (default: exact,remgen).")
  private List<String> generators = new ArrayList<>();

  @Option(
      names = "--scalings",
      completionCandidates = Candidates.Scaling.class,
      split = ",",
      paramLabel = "NAME",
      description = "Ways to make programs larger; 'list' lists them (default: all).")
  private List<String> scalings = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = SeedConverter.class,
      description = "Seed of programs and of places in them (default: a new one, which is told).")
  private Optional<Seed> seed = Optional.empty();

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Stop after N generated programs (default: no limit).")
  private Optional<Long> count = Optional.empty();

  @Option(
      names = "--for",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Stop after this time: 90s, 10m, 1h30m (default: at Ctrl-C).")
  private Optional<Duration> time = Optional.empty();

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Programs to work on at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Folder for reports: the program, the times, the pass, the command.")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--all", description = "Tell the times of programs in which nothing was found.")
  private boolean all;

  @Option(names = "--json", description = "Print one JSON object a line for each program and way.")
  private boolean json;

  @Mixin private ProgramOptions program;

  @Mixin private CompilerOptions compilers;

  GrowthCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (scalings.contains(LIST)) {
      Scalings.all()
          .forEach(s -> streams.out().println(String.format("  %-20s %s", s.name(), s.summary())));
      return ExitCode.FINE;
    }
    require(files.isEmpty() || generators.isEmpty(), "either FILEs or --generators");
    require(files.isEmpty() || count.isEmpty(), "--count is for generated programs");
    require(count.isEmpty() || count.get() > 0, "--count must be positive");
    require(time.isEmpty() || !time.get().isZero(), "--for must be positive");
    require(jobs > 0, "--jobs must be positive");
    var wish =
        new GrowthWish(
            files,
            generators,
            chosen(),
            seed,
            count,
            time,
            jobs,
            new GrowthWish.Telling(out, all, json));
    return new GrowthJob(streams, wish, program, compilers).run();
  }

  private List<Scaling> chosen() {
    return switch (Scalings.named(scalings)) {
      case Scalings.Named.Found(var found) -> found;
      case Scalings.Named.Unknown(String name) ->
          throw wrongUse(
              "unknown scaling '"
                  + name
                  + "'"
                  + MeantName.hint(name, Scalings.names(), "'--scalings list' lists all"));
    };
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
