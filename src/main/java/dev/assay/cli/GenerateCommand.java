package dev.assay.cli;

import dev.assay.campaign.config.ConfigFile;
import dev.assay.campaign.config.ConfigRead;
import dev.assay.campaign.config.ExactSettings;
import dev.assay.campaign.config.MeantName;
import dev.assay.campaign.config.Settings;
import dev.assay.campaign.source.ExactSource;
import dev.assay.generate.Generator;
import dev.assay.generate.exact.ExactGenerator;
import dev.assay.generate.exact.ExactOptions;
import dev.assay.generate.grammar.CcgGenerator;
import dev.assay.generate.grammar.GrammarOptions;
import dev.assay.generate.grammar.RemExactGenerator;
import dev.assay.generate.grammar.RemGenerator;
import dev.assay.generate.grammar.snippet.SnippetOptions;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code assay generate}: writes programs and what they must print. */
@Command(
    name = "generate",
    description = "Writes random programs, and what each must print where that is defined.",
    footer = {
      "",
      "The seeds are N, N+1 and so on. The same seed and options give the same bytes, always.",
      "",
      "Generators: exact makes programs without undefined behaviour. ccg makes programs that all",
      "compilers must accept but that may do anything when run, to hunt crashes and hangs; remgen",
      "puts at the end of its functions (or, with --over exact, of those of exact) the most"
          + " diverse",
      "of several snippets. --size and --weight are for all; other options are refused where they",
      "would do nothing.",
      "",
      "DIR gets exact-SEED.c (or .cpp), or a folder exact-SEED for programs of several files, and",
      "expected.json: an array with one object a line, in the order of the seeds, with the keys",
      "seed, generator, files and units (paths below DIR; units are those to compile), language,",
      "std, model, exit, stdout and statistics (attempts, defects, rounds, holes, repaired,",
      "statements, executed). Bytes of stdout that are not UTF-8 are \\udc80 to \\udcff; exit and",
      "stdout are null where the program may do what C does not define.",
      "Weights can also be set in assay.toml, below [exact].",
      "",
      "Exit code: 0 all were written; 1 Assay failed on a seed; 2 wrong use, or a file could not"
          + " be",
      "written.",
      "",
      "Examples:",
      "  assay generate --seed 7",
      "  assay generate --count 100 --size large --files 3 -o programs",
      "  assay generate --std c++20 --weight for=0 --weight leaves.constant=90 --seed 1",
      "  assay generate --generator remgen --seed 7 --bound 20",
      "  assay generate --generator ccg --vocabulary gcc --weight switch=20 --seed 1",
      "  assay generate --explain"
    })
final class GenerateCommand implements Callable<Integer> {
  static final List<String> GENERATORS =
      List.of(ExactSource.NAME, CcgGenerator.NAME, RemGenerator.NAME);

  private static final int SEED_DIGITS = 1_000_000_000;

  private final Streams streams;

  @Spec private CommandSpec spec;

  @Option(
      names = "--generator",
      completionCandidates = Candidates.Generators.class,
      paramLabel = "NAME",
      description = "What makes the programs: exact, ccg or remgen (default: exact).")
  private String generator = ExactSource.NAME;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = SeedConverter.class,
      description = "Seed of the first program (default: one from the clock, which is told).")
  private Optional<Seed> seed = Optional.empty();

  @Option(names = "--count", paramLabel = "K", description = "How many programs (default: 1).")
  private int count = 1;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Folder to write to (default: one program goes to standard output).")
  private Optional<Path> output = Optional.empty();

  @Option(names = "--force", description = "Write into a folder that is not empty.")
  private boolean force;

  @Option(
      names = {"--jobs", "-j"},
      paramLabel = "N",
      description = "Programs to work on at once (default: the number of processors).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Configuration (default: ./assay.toml where there is one).")
  private Optional<Path> config = Optional.empty();

  @Option(
      names = "--explain",
      description = "List all features, policies and parameters with their defaults, and end.")
  private boolean explain;

  @Mixin private GenerateOptions options;

  @Mixin private GrammarChoice grammar;

  GenerateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (explain) {
      streams
          .out()
          .print(
              generator.equals(ExactSource.NAME)
                  ? GenerateExplanation.text()
                  : GrammarChoice.explanation());
      return ExitCode.FINE;
    }
    require(
        GENERATORS.contains(generator),
        "unknown generator '"
            + generator
            + "'"
            + MeantName.hint(generator, GENERATORS, "there are exact, ccg and remgen"));
    require(count > 0, "--count must be positive");
    require(jobs > 0, "--jobs must be positive");
    require(count == 1 || output.isPresent(), "several programs need a folder: -o DIR");
    return switch (ConfigFile.find(config, Path.of(""))) {
      case ConfigRead.Wrong(List<String> problems) -> {
        streams.err().println("assay: " + String.join("\nassay: ", problems));
        yield ExitCode.WRONG_USE;
      }
      case ConfigRead.Fine(Settings settings) -> generate(settings.exact());
    };
  }

  private Generator generator(ExactSettings settings) {
    boolean overExact = generator.equals(RemGenerator.NAME) && grammar.isOverExact(this::wrongUse);
    refuseOthers(GeneratorKind.of(generator, overExact));
    if (!overExact && !generator.equals(ExactSource.NAME)) {
      GrammarOptions wanted = grammar.grammar(options.size(), options.weights(), this::wrongUse);
      return generator.equals(CcgGenerator.NAME)
          ? new CcgGenerator(wanted)
          : new RemGenerator(wanted, snippets(), grammar.choices(snippets()));
    }
    ExactOptions wanted = options.read(settings, this::wrongUse);
    require(
        wanted.files() == 1 || output.isPresent(), "programs of three files need a folder: -o DIR");
    return generator.equals(RemGenerator.NAME)
        ? new RemExactGenerator(wanted, snippets(), grammar.choices(snippets()))
        : new ExactGenerator(wanted);
  }

  /** What would do nothing is refused, so that nobody waits for what it should do. */
  private void refuseOthers(GeneratorKind kind) {
    List<String> given =
        spec.commandLine().getParseResult().matchedOptions().stream()
            .map(CommandLine.Model.OptionSpec::longestName)
            .toList();
    kind.refusal(given)
        .ifPresent(sentence -> {
          throw wrongUse(sentence);
        });
  }

  private SnippetOptions snippets() {
    return grammar.snippets(this::wrongUse);
  }

  private int generate(ExactSettings settings) {
    Generator made = generator(settings);
    var first = seed.orElseGet(() -> new Seed(Instant.now().toEpochMilli() % SEED_DIGITS));
    var job = new GenerateJob(streams, made, first, count, jobs);
    if (output.isEmpty()) {
      return job.toOutput(seed.isEmpty());
    }
    return job.toFolder(output.get(), force);
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
