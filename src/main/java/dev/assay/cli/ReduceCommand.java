package dev.assay.cli;

import dev.assay.campaign.config.MeantName;
import dev.assay.compile.Levels;
import dev.assay.reduce.ReductionPass;
import dev.assay.reduce.pass.Passes;
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

/** {@code assay reduce}: makes a program small while it shows its bug. */
@Command(
    name = "reduce",
    description = "Makes programs small while they show their bug.",
    footer = {
      "",
      "The bug is found by itself: a crash, wrong output, a hang, a refusal or a false alarm of a",
      "sanitizer, of the compiler that is named or of any. Wrong output is judged by the",
      "interpreter at each step, so that the result is defined. The best so far is in the output",
      "file at any moment; Ctrl-C keeps it.",
      "",
      "A script (--test) is run without arguments in a fresh folder that holds the files under",
      "their names; its exit status 0 means that the program is of interest.",
      "",
      "Exit code: 0 nothing more can be removed; 1 cut short, the best so far is kept; 2 wrong"
          + " use,",
      "an unreadable file, or no bug seen; 3 the machine lacks a compiler or a tool.",
      "",
      "JSON: one object a line for each program, with the keys name, tokens, lines,"
          + " original-tokens,",
      "original-lines, configuration, tries, asked, ms, cpu-ms, complete, remarks, result.",
      "",
      "Examples:",
      "  assay reduce crash.c",
      "  assay reduce wrong.c --compiler clang-14 --level -O2 --flags \"-march=haswell\" -o"
          + " small.c",
      "  assay reduce one.c two.c --compiler gcc-12 --budget 10m",
      "  assay reduce big.c --test interesting.sh",
      "  assay reduce 7f3a --store nightly",
      "  assay reduce --all --store nightly --budget 5m",
      "  assay reduce templates.cpp --compiler clang-14 --with cvise"
    })
final class ReduceCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE|ID",
      description = "The files of one program, or bugs as 'assay bugs' names them.")
  private List<String> names = List.of();

  @Option(names = "--compiler", paramLabel = "NAME", description = "The compiler with the bug.")
  private Optional<String> compiler = Optional.empty();

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description = "Its optimisation level, such as -O2 (default: whichever shows a bug).")
  private Optional<String> level = Optional.empty();

  @Option(
      names = "--flags",
      paramLabel = "FLAGS",
      description = "More flags for it, as one word: \"-march=native -fno-ivopts\".")
  private String flags = "";

  @Option(
      names = "--test",
      paramLabel = "SCRIPT",
      description = "Ask this script instead: 0 means that the program is of interest.")
  private Optional<Path> test = Optional.empty();

  @Option(
      names = {"--out", "-o"},
      paramLabel = "OUT",
      description =
          "Where the result goes: a file, or a folder if there are several (default:"
              + " NAME.reduced.c; for a stored bug, its folder).")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--program",
      description = "The files are one program; so they are without this, too.")
  private boolean together;

  @Mixin private StoreOption store;

  @Option(names = "--all", description = "All bugs of the store that are not reduced yet.")
  private boolean all;

  @Option(
      names = "--keep-blame",
      description =
          "The pass or option that a bisection blames must stay the same; takes many builds.")
  private boolean keepBlame;

  @Option(
      names = "--keep-function",
      split = ",",
      paramLabel = "NAME",
      description = "Functions of the program that must stay, such as one that was injected.")
  private List<String> keptFunctions = List.of();

  @Option(
      names = "--with",
      paramLabel = "TOOL",
      description = "Let cvise or creduce do it, with Assay's own test of interest.")
  private Optional<String> with = Optional.empty();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Stop after this time with the best so far: 90s, 10m (default: none).")
  private Optional<Duration> budget = Optional.empty();

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Candidates to try at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--passes",
      completionCandidates = Candidates.ReductionPasses.class,
      split = ",",
      paramLabel = "PASS",
      description = "Only these passes, in this order ('--passes list' lists them).")
  private List<String> passes = new ArrayList<>();

  @Option(
      names = "--progress",
      negatable = true,
      description = "Show a line that tells how it goes (default: on a terminal).")
  private Optional<Boolean> progress = Optional.empty();

  @Option(names = "--verbose", description = "Tell what each pass did.")
  private boolean verbose;

  @Option(names = "--json", description = "Print the result as one JSON object a program.")
  private boolean json;

  @Mixin private ProgramOptions program;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration (default: ./assay.toml where there is one).")
  private Optional<Path> config = Optional.empty();

  @Option(
      names = "--check",
      hidden = true,
      paramLabel = "FILE",
      description = "Only say whether the file shows the bug that FILE describes.")
  private Optional<Path> check = Optional.empty();

  ReduceCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (passes.equals(List.of("list"))) {
      Passes.all().forEach(pass -> streams.out().println(pass.name()));
      return ExitCode.FINE;
    }
    require(all != !names.isEmpty(), all ? "--all and names exclude each other" : "name a program");
    require(
        !together || names.stream().noneMatch(StoreSearch::isBug), "--program: files, not bugs");
    require(jobs > 0, "--jobs must be positive");
    require(budget.isEmpty() || !budget.get().isZero(), "--budget must be positive");
    require(
        with.isEmpty() || List.of("cvise", "creduce").contains(with.get()),
        "--with: cvise or creduce");
    require(level.isEmpty() || compiler.isPresent(), "--level needs --compiler");
    require(
        level.isEmpty() || Levels.among(words()).isEmpty(),
        "--flags: there is a level among them, and --level names one; leave out one of the two");
    require(test.isEmpty() || compiler.isEmpty(), "--test and --compiler exclude each other");
    return new ReduceJob(streams, wish()).run();
  }

  private ReduceWish wish() {
    return new ReduceWish(
        names,
        all,
        store,
        new ReduceWish.Where(
            compiler,
            level.or(() -> Levels.among(words())).map(Levels::named),
            Levels.without(words()),
            test),
        program.sources(),
        new ReduceWish.How(chosen(), jobs, budget, with, keepBlame, keptFunctions),
        new ReduceWish.Told(output, progress.orElseGet(Terminal::isThere), verbose, json),
        config,
        check);
  }

  private List<String> words() {
    return flags.isBlank() ? List.of() : List.of(flags.strip().split("\\s+"));
  }

  private List<ReductionPass> chosen() {
    if (passes.isEmpty()) {
      return Passes.all();
    }
    return passes.stream()
        .map(name ->
            Passes.find(name)
                .orElseThrow(() ->
                    new CommandLine.ParameterException(
                        spec.commandLine(),
                        "--passes: there is no "
                            + name
                            + MeantName.hint(
                                name, passNames(), "there are " + String.join(", ", passNames())))))
        .toList();
  }

  private static List<String> passNames() {
    return Passes.all().stream().map(ReductionPass::name).toList();
  }

  private void require(boolean condition, String message) {
    if (!condition) {
      throw new CommandLine.ParameterException(spec.commandLine(), message);
    }
  }
}
