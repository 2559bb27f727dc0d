package dev.assay.cli;

import dev.assay.campaign.config.MeantName;
import dev.assay.campaign.source.Injectable;
import dev.assay.compile.SearchPath;
import dev.assay.harvest.FunctionEntry;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code assay bench}: measures Assay beside its peers in one run, so that ratios mean something.
 */
@Command(
    name = "bench",
    description = "Measures Assay, and its peers beside it in the same run.",
    footer = {
      "",
      "interpret: evaluated nodes a second of the interpreter in a warm process, the time to"
          + " parse,",
      "type and run a program, and its ratio to the time that 'gcc -O0' takes to build and run it.",
      "",
      "campaign: programs an hour of a campaign's inner loop, beside 'xargs -P' over the same"
          + " commands,",
      "and the part of the CPU time that is neither a compiler's nor a test program's.",
      "",
      "generate: programs and KB a CPU second of our generators, the shares of lines executed and"
          + " of",
      "lines that -O2 leaves nothing of, and what their programs make compilers do for the same"
          + " source",
      "and in the same CPU time of compiling, beside Csmith (and YARPGen where its path is given).",
      "",
      "reduce: size and time of our reducer on findings that Csmith's seeds give again, beside"
          + " C-Vise with",
      "a script that asks sanitizers.",
      "",
      "mutate: CPU time of a variant of Csmith's programs for each mutator, its check included, and"
          + " the",
      "optimisations that variants reach beyond their programs (of --compiled N programs). 'warm'"
          + " is that",
      "time without the threads in which the virtual machine still translates itself.",
      "",
      "greybox: features of compilers that mutants of a corpus reach in so much compile time, with"
          + " and",
      "without feedback, beside Csmith's programs.",
      "",
      "mutants: how many mutants of one change each compilers accept, and how many are defined.",
      "",
      "Examples:",
      "  assay bench greybox --runs 3 --compile-seconds 120 --compilers gcc-12,clang-14",
      "  assay bench mutants --mutants 10000 --compilers gcc-12,clang-14",
      "  assay bench campaign --csmith 20 --compilers gcc-12,clang-14",
      "  assay bench generate --count 100 --csmith 50 --no-policies-too",
      "  assay bench generate --generators exact-no-policies,exact --runs 5 --levels=-O2",
      "  assay bench reduce --budget 10m",
      "  assay bench mutate --csmith 20 --compiled 3 --compilers gcc-12,clang-14",
      "  assay bench mutate --csmith 6 --compiled 6 --mutators inject --functions-share 25",
      "  assay bench interpret",
      "  assay bench interpret --csmith 20",
      "  assay bench interpret --files a.c b.c"
    })
final class BenchCommand implements Callable<Integer> {
  static final List<String> MEASUREMENTS =
      List.of("interpret", "campaign", "generate", "reduce", "mutate", "greybox", "mutants");

  private static final int CAMPAIGN_PROGRAMS = 20;
  private static final int MUTATED_PROGRAMS = 20;
  private static final int GREYBOX_RUNS = 3;

  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "NAME",
      completionCandidates = Candidates.Measurements.class,
      description =
          "What to measure: interpret, campaign, generate, reduce, mutate, greybox or mutants.")
  private String name = "";

  @Option(
      names = "--files",
      arity = "1..*",
      paramLabel = "FILE",
      description = "Measure these programs, not the built-in ones.")
  private List<Path> files = List.of();

  @Option(
      names = "--csmith",
      paramLabel = "N",
      description = "Measure N programs that Csmith makes now (seeds 1 to N).")
  private int csmith;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Warm up for so long, and measure for so long (default: 5).")
  private int seconds = 5;

  @Option(
      names = "--runs",
      paramLabel = "N",
      description =
          "generate, greybox: so many times, each with other seeds (default: 1, greybox: 3).")
  private Optional<Integer> runs = Optional.empty();

  @Mixin private SourceOptions source;

  @Mixin private DialectOptions dialect;

  @Mixin private CompilerOptions compilers;

  @Mixin private GenerateBenchOptions generate;

  @Mixin private ReduceBenchOptions reduce;

  @Mixin private GreyboxBenchOptions greybox;

  @Mixin private FeedbackOptions feedback;

  @Option(
      names = "--corpus",
      paramLabel = "DIR",
      description = "greybox, mutants: more programs to mutate, all C files below the folder.")
  private Optional<Path> corpus = Optional.empty();

  @Option(
      names = "--compiled",
      paramLabel = "N",
      description = "mutate: compile the variants of so many programs (default: 0).")
  private int compiled;

  @Option(
      names = "--functions",
      paramLabel = "FILE",
      description = "mutate: functions for inject (default: those that come with Assay).")
  private Optional<Path> functions = Optional.empty();

  @Option(
      names = "--functions-share",
      paramLabel = "PERCENT",
      description = "mutate: only a part of the functions, 1 to 100 (default: 100).")
  private int functionsShare = 100;

  @Option(
      names = "--mutators",
      completionCandidates = Candidates.Preserving.class,
      paramLabel = "LIST",
      split = ",",
      description = "mutate: those to measure, each by itself (default: each, and emi for all).")
  private List<String> mutators = List.of();

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Programs to work on at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  BenchCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    return switch (name) {
      case "interpret" -> interpret();
      case "campaign" -> campaign();
      case "generate" -> generate();
      case "reduce" ->
          inWorkshop(workshop -> new ReduceBench(streams, workshop, reduce, jobs).run());
      case "mutate" ->
          inWorkshop(workshop ->
              new MutateBenchJob(
                      streams,
                      workshop,
                      csmith > 0 ? csmith : MUTATED_PROGRAMS,
                      compiled,
                      mutators,
                      functions(),
                      Duration.ofSeconds(seconds))
                  .run(compilers));
      case "greybox" ->
          inWorkshop(workshop ->
              new GreyboxBenchJob(
                      streams, workshop, greybox, runs(GREYBOX_RUNS), feedback.wish(), corpus)
                  .run());
      case "mutants" ->
          inWorkshop(workshop ->
              new MutantBenchJob(streams, workshop, greybox, mutators, corpus).run(compilers));
      default ->
          throw new CommandLine.ParameterException(
              spec.commandLine(),
              "unknown measurement: "
                  + name
                  + MeantName.hint(
                      name, MEASUREMENTS, "there are " + String.join(", ", MEASUREMENTS)));
    };
  }

  private int campaign() {
    int programs = csmith > 0 ? csmith : CAMPAIGN_PROGRAMS;
    return inWorkshop(
        workshop -> new CampaignBenchReport(streams, workshop, programs, jobs).run(compilers));
  }

  private int generate() {
    int programs = csmith > 0 ? csmith : generate.count();
    var warmUp = Duration.ofSeconds(seconds);
    return inWorkshop(workshop ->
        new GenerateBenchJob(streams, workshop, generate, programs, runs(1), warmUp, jobs)
            .run(compilers));
  }

  private int runs(int usual) {
    int wanted = runs.orElse(usual);
    if (wanted < 1) {
      throw new CommandLine.ParameterException(spec.commandLine(), "--runs must be 1 or more");
    }
    return wanted;
  }

  private int inWorkshop(ToIntFunction<Workshop> work) {
    return switch (Workshop.open(compilers, streams.err())) {
      case Workshop.Opening.Impossible(int exit, String message) -> {
        streams.err().println("assay: " + message);
        yield exit;
      }
      case Workshop.Opening.Open(Workshop workshop) -> {
        try (workshop) {
          yield work.applyAsInt(workshop);
        }
      }
    };
  }

  private int interpret() throws IOException {
    try (var folder = BenchPrograms.in(streams.err())) {
      Optional<String> lacking = addPrograms(folder);
      if (lacking.isPresent()) {
        streams.err().println("assay: " + lacking.get());
        return ExitCode.MACHINE_LACKS;
      }
      var bench =
          new InterpretBench(
              source.preprocessor(folder.flags()),
              source.model(),
              dialect.dialect(source.standard()),
              SearchPath.ofEnvironment().findCompiler(),
              folder.flags(),
              Duration.ofSeconds(seconds));
      var exit = new ArrayList<Integer>();
      // On a thread with a deep stack, as interpret runs its files.
      InOrder.forEach(
          List.of(folder.programs()), 1, bench::measure, (_, result) -> exit.add(print(result)));
      return exit.getFirst();
    }
  }

  private Optional<String> addPrograms(BenchPrograms programs) throws IOException {
    if (csmith > 0) {
      return programs.addCsmith(csmith, SearchPath.ofEnvironment());
    }
    if (files.isEmpty()) {
      programs.addBuiltIn();
    } else {
      programs.addFiles(files);
    }
    return Optional.empty();
  }

  private int print(InterpretBench.Result result) {
    streams.out().print(result.text());
    return result.programs() == 0 ? ExitCode.FOUND : ExitCode.FINE;
  }

  /** A part of them is the same part each time. */
  private List<FunctionEntry> functions() {
    if (functionsShare < 1 || functionsShare > 100) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--functions-share must be 1 to 100");
    }
    return switch (Injectable.of(functions)) {
      case Injectable.Read.Wrong(String message) ->
          throw new CommandLine.ParameterException(spec.commandLine(), "--functions: " + message);
      case Injectable.Read.Fine(Injectable found) -> {
        List<FunctionEntry> all = new Seed(1).rng().shuffled(found.functions());
        yield all.subList(0, Math.max(1, all.size() * functionsShare / 100));
      }
    };
  }
}
