package dev.assay.cli;

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
import picocli.CommandLine.Spec;

/** {@code assay fuzz}: the main job, a campaign against every compiler found. */
@Command(
    name = "fuzz",
    description = "Tests every compiler found with programs whose right output is known.",
    footer = {
      "",
      "No option is needed: all compilers found, all processors, until Ctrl-C, into ./assay-out.",
      "A campaign that was stopped or killed goes on when it is started again with the same"
          + " --store.",
      "The set of test cases depends on the seed and the settings, not on --jobs or on timing. On",
      "first use the flags of each compiler are tried while the first 12 programs, which in every",
      "campaign meet plain levels only, are on their way.",
      "",
      "Without --generators all that fit together take part, each as often as it yields something",
      "('assay fuzz --explain' tells which, how often and why): Assay's own programs, variants of",
      "them and of Csmith's, and mutants of a corpus.",
      "",
      "Generators: exact (Assay's own, which needs nothing installed), csmith, or a folder of C",
      "files (any path with a '/'), each with a weight that stays as it is:",
      "--generators exact=3,csmith=1,./tests=1. Each can be followed by mutators, which make",
      "variants of its programs: csmith+emi, exact+inject ('assay mutate --mutators list' lists",
      "them). 'default' stands for the default mix, also beside others: default,./tests=5",
      "",
      "greybox mutates a corpus of programs, its own and those of --corpus, and keeps mutants that",
      "make compilers do something new (docs/greybox.md). ccg and remgen make programs that need",
      "not be fit to run, for crashes and hangs; remgen-exact ends functions of exact with unseen",
      "nestings of statements (docs/grammar.md).",
      "",
      "Exit code: 0 no bug found; 1 bugs are in the folder; 2 wrong use; 3 the machine lacks a",
      "compiler or a generator, or the disk is full.",
      "",
      "JSON: one object a line; its event is trial (with number, generator, seed, verdict,"
          + " builds),",
      "bug or unconfirmed (id, class, compiler, compilers, signature, summary, confirmed, trial,",
      "likely), many-refused (compiler, builds, refused, because), reduced (id, original-tokens,",
      "tokens), not-reduced (id, reason), or, every ten seconds and at the end, status (seconds,",
      "programs, builds, runs, mutations, mutations-defects, refused, refused-by, refused-because,",
      "bugs, unconfirmed, reduced, cpu-compilers-ms, cpu-programs-ms, cpu-generators-ms,",
      "cpu-preprocessor-ms, cpu-interpreter-ms).",
      "",
      "Examples:",
      "  assay fuzz",
      "  assay fuzz --explain --store nightly",
      "  assay fuzz --for 10m --compilers gcc-12,clang-14 --levels -O0,-O2 --store nightly",
      "  assay fuzz --generators csmith+emi --functions functions.jsonl.gz",
      "  assay fuzz --generators greybox --corpus ./testsuite",
      "  assay bugs --store nightly"
    })
final class FuzzCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Option(
      names = "--for",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Stop after this time: 90s, 10m, 1h30m (default: at Ctrl-C).")
  private Optional<Duration> time = Optional.empty();

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Stop when the campaign has had N programs (default: no limit).")
  private Optional<Long> count = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = SeedConverter.class,
      description = "Seed of the campaign (default: the folder's, or a new one from the clock).")
  private Optional<Seed> seed = Optional.empty();

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Programs to work on at once (default: the number of processors).")
  private Optional<Integer> jobs = Optional.empty();

  @Option(
      names = "--generators",
      split = ",",
      paramLabel = "NAME[=WEIGHT]",
      completionCandidates = Candidates.Sources.class,
      description = "Where programs come from (default: default, which is all that fit together).")
  private List<String> generators = new ArrayList<>();

  @Option(
      names = "--functions",
      paramLabel = "FILE",
      description =
          "Functions for the mutator inject, as 'assay harvest' makes them (default: those that"
              + " come with Assay).")
  private Optional<Path> functions = Optional.empty();

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      description = "More programs for greybox to mutate: all C files below the folder.")
  private Optional<Path> corpus = Optional.empty();

  @Option(
      names = "--no-feedback",
      description = "greybox does not look at what compilers do, for comparison.")
  private boolean noFeedback;

  @Option(
      names = "--adapt",
      negatable = true,
      description =
          "Weights follow what generators yield (default: with the default mix only; --no-adapt"
              + " keeps them).")
  private Optional<Boolean> adapt = Optional.empty();

  @Option(
      names = "--explain",
      description = "Tell which generators take part, how often and why, and do nothing else.")
  private boolean explain;

  @Mixin private FeedbackOptions feedback;

  @Option(
      names = "--swarm",
      paramLabel = "SHARE",
      description =
          "Part of the builds, 0 to 0.9, that get flags drawn from what the compiler lists"
              + " (default: 0.3).")
  private Optional<Double> swarm = Optional.empty();

  @Option(
      names = "--reduce",
      paramLabel = "SHARE|off",
      description =
          "Part of the processors, 0 to 1, that may reduce the bugs found meanwhile (default:"
              + " 0.25).")
  private Optional<String> reduce = Optional.empty();

  @Mixin private StoreOption store;

  @Option(
      names = "--resume",
      description = "Go on with the folder's campaign; its settings need not be said again.")
  private boolean resume;

  @Option(names = "--json", description = "Print events as JSON, one object a line.")
  private boolean json;

  @Mixin private CompilerOptions compilers;

  FuzzCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (feedback.wantsList()) {
      streams.out().print(FeedbackOptions.list());
      return ExitCode.FINE;
    }
    require(count.isEmpty() || count.get() > 0, "--count must be positive");
    require(jobs.isEmpty() || jobs.get() > 0, "--jobs must be positive");
    require(
        swarm.isEmpty() || (swarm.get() >= 0 && swarm.get() <= 0.9), "--swarm must be 0 to 0.9");
    require(time.isEmpty() || !time.get().isZero(), "--for must be positive");
    var wish =
        new FuzzWish(
            time,
            count,
            seed,
            jobs,
            new GeneratorWish(generators, functions, corpus, noFeedback, adapt),
            feedback.wish(),
            swarm,
            reduce(),
            store.folder(),
            resume,
            json);
    return explain
        ? new ExplainJob(streams, wish, compilers).run()
        : new FuzzJob(streams, wish, compilers).run();
  }

  private Optional<Double> reduce() {
    if (reduce.isEmpty() || reduce.get().equals("off")) {
      return reduce.map(_ -> 0.0);
    }
    require(reduce.get().matches("0?\\.\\d+|[01](\\.0*)?"), "--reduce: a share, 0 to 1, or 'off'");
    return reduce.map(Double::valueOf);
  }

  private void require(boolean condition, String message) {
    if (!condition) {
      throw new CommandLine.ParameterException(spec.commandLine(), message);
    }
  }
}
