package dev.assay.cli;

import dev.assay.c.Program;
import dev.assay.campaign.config.MeantName;
import dev.assay.campaign.source.Injectable;
import dev.assay.interpret.Limits;
import dev.assay.interpret.Start;
import dev.assay.mutate.Donors;
import dev.assay.mutate.changing.ChangingMutator;
import dev.assay.mutate.changing.ChangingMutators;
import dev.assay.mutate.changing.MutantMaker;
import dev.assay.mutate.preserving.PreservingMutators;
import dev.assay.mutate.variant.Mix;
import dev.assay.mutate.variant.VariantMaker;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

/** {@code assay mutate}: variants of C programs that must behave as they do. */
@Command(
    name = "mutate",
    description = "Writes variants of C programs that must do what the programs do.",
    footer = {
      "",
      "A program is run in the interpreter to learn which values its variables have and what is",
      "never executed; a variant changes it by what was seen. Each variant is run again before it",
      "is written: what it prints is the same, and it is free of undefined behaviour.",
      "",
      "Mutators are named by --mutators list; emi means all of them, hermes those of live code",
      "(fcb, tg, tcb). DIR gets NAME-1.c, NAME-2.c and so on and variants.json: an array with one",
      "object a line, with the keys file, seed, exit, stdout, mutations and defects. The same",
      "seed and options give the same bytes, always.",
      "",
      "grayc and the mutators it stands for make mutants instead, which compile but do another",
      "thing; --rounds is the number of changes. What the interpreter says of each is in the list",
      "(keys status, exit, stdout, steps).",
      "",
      "Exit code: 0 all were written; 1 a program cannot be mutated, or a mutation of ours would",
      "have changed its behaviour (it was left out); 2 wrong use or an unreadable file; 3 no C",
      "compiler to preprocess with.",
      "",
      "Examples:",
      "  assay mutate test.c",
      "  assay mutate test.c --mutators fcb,tg --count 10 --seed 7 -o variants",
      "  assay mutate wc.c --input short.txt --input long.txt --rounds 3 -o variants",
      "  assay mutate test.c --mutators athena --donors other.c,third.c --rounds 5",
      "  assay mutate *.c --mutators grayc --count 20 --rounds 3 -o mutants",
      "  assay mutate seq.c --args \"1 9\" --args \"-s : 5\" --count 5 -o variants"
    })
final class MutateCommand implements Callable<Integer> {
  private static final int SEED_DIGITS = 1_000_000_000;
  private static final String LIST = "list";

  private final Streams streams;

  @Spec private CommandSpec spec;

  @Parameters(arity = "0..*", paramLabel = "FILE", description = "C programs of one file each.")
  private List<String> files = List.of();

  @Option(
      names = {"--mutators", "--mutator"},
      completionCandidates = Candidates.Mutators.class,
      paramLabel = "NAME",
      split = ",",
      description = "What may be done (default: emi, which is everything; 'list' lists all).")
  private List<String> mutators = List.of(PreservingMutators.ALL);

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = SeedConverter.class,
      description = "Seed of the variants (default: one from the clock, which is told).")
  private Optional<Seed> seed = Optional.empty();

  @Option(
      names = "--count",
      paramLabel = "K",
      description = "How many variants of each program (default: ${DEFAULT-VALUE}).")
  private int count = 1;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Mutate a variant again, so many rounds in all (default: ${DEFAULT-VALUE}).")
  private int rounds = 1;

  @Option(
      names = "--probability",
      paramLabel = "P",
      description =
          "How likely a statement is chosen, 0 to 1 (default: 0.1; 0.2 for the mutators inject"
              + " alone).")
  private Optional<Double> probability = Optional.empty();

  @Option(
      names = "--conservative",
      description = "Mutants that do another thing should rather be defined when they run.")
  private boolean conservative;

  @Option(
      names = "--input",
      paramLabel = "FILE",
      description = "Standard input of the programs; variants are alike for all that are given.")
  private List<Path> inputs = List.of();

  @Option(
      names = "--args",
      paramLabel = "LINE",
      description =
          "Arguments of the programs, between spaces; variants are alike for all lines that are"
              + " given, with each of the inputs.")
  private List<String> lines = List.of();

  @Option(
      names = "--functions",
      paramLabel = "FILE",
      description =
          "Functions for the mutator inject, as 'assay harvest' writes them (default: those that"
              + " come with Assay).")
  private Optional<Path> database = Optional.empty();

  @Option(
      names = "--donors",
      paramLabel = "FILE",
      split = ",",
      description =
          "C programs whose statements the mutator athena may put in where nothing is executed"
              + " (default: only the program's own).")
  private List<String> donors = List.of();

  @Option(
      names = "--fuel",
      paramLabel = "N",
      description = "A program may take N evaluated nodes (default: ${DEFAULT-VALUE}).")
  private long fuel = 200_000_000;

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Folder to write to (default: one variant goes to standard output).")
  private Optional<Path> output = Optional.empty();

  @Option(names = "--force", description = "Write into a folder that is not empty.")
  private boolean force;

  @Mixin private SourceOptions source;

  MutateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (mutators.contains(LIST)) {
      return list();
    }
    require(!files.isEmpty(), "name a C program to mutate");
    require(count > 0, "--count must be positive");
    require(rounds > 0, "--rounds must be positive");
    require(
        probability.stream().allMatch(p -> p > 0 && p <= 1),
        "--probability must be above 0 and at most 1");
    require(fuel > 0, "--fuel must be positive");
    require(
        count == 1 && files.size() == 1 || output.isPresent(),
        "several variants need a folder: -o DIR");
    var first = seed.orElseGet(() -> new Seed(Instant.now().toEpochMilli() % SEED_DIGITS));
    var wish = new MutateJob.Wish(first, count, rounds);
    Limits limits = Limits.DEFAULT.withFuel(fuel);
    if (ChangingMutators.named(mutators) instanceof ChangingMutators.Named.Found(var changing)) {
      return mutants(changing, wish, limits);
    }
    var job = new MutateJob(streams, source, maker(), limits, starts(), wish);
    return output.isEmpty()
        ? job.toOutput(files.getFirst(), seed.isEmpty())
        : job.toFolder(files, output.get(), force);
  }

  private int mutants(List<ChangingMutator> changing, MutateJob.Wish wish, Limits limits) {
    var maker = new MutantMaker(changing, Map.of(), MutantMaker.DEFAULT_LARGEST);
    var job = new MutantJob(streams, source, maker, limits, wish, conservative);
    return output.isEmpty()
        ? job.toOutput(files.getFirst(), seed.isEmpty())
        : job.toFolder(files, output.get(), force);
  }

  private int list() {
    streams.out().println("Variants that do the same (" + PreservingMutators.ALL + " is all):");
    PreservingMutators.all().forEach(m -> listed(m.name(), m.summary()));
    streams.out().println("Mutants that do another thing (" + ChangingMutators.ALL + " is all):");
    ChangingMutators.all().forEach(m -> listed(m.name(), m.summary()));
    return ExitCode.FINE;
  }

  private void listed(String name, String summary) {
    streams.out().println(String.format("  %-22s %s", name, summary));
  }

  private VariantMaker maker() {
    Injectable functions =
        switch (Injectable.of(database)) {
          case Injectable.Read.Wrong(String message) -> throw wrongUse("--functions: " + message);
          case Injectable.Read.Fine(Injectable found) -> found;
        };
    Mix mix = mix();
    return new VariantMaker(
        mix,
        probability.orElseGet(() -> PreservingMutators.probability(mix)),
        VariantMaker.DEFAULT_MOST,
        new Donors(donors.stream().map(this::donor).toList(), functions.functions()));
  }

  private Program donor(String file) {
    return switch (ProgramFile.of(file, source, "has no statements for others")) {
      case ProgramFile.Read.Not(_, String message) -> throw wrongUse("--donors: " + message);
      case ProgramFile.Read.Fine(Program program) -> program;
    };
  }

  private Mix mix() {
    return switch (PreservingMutators.named(mutators)) {
      case PreservingMutators.Named.Found(var found) -> Mix.of(found);
      case PreservingMutators.Named.Unknown(String name) ->
          throw wrongUse(
              "unknown mutator '"
                  + name
                  + "'"
                  + MeantName.hint(name, names(), "'--mutators list' lists all"));
    };
  }

  /** All names that may be given. */
  static List<String> names() {
    return Stream.concat(PreservingMutators.names().stream(), ChangingMutators.names().stream())
        .toList();
  }

  private List<Start> starts() {
    List<String> all = inputs();
    return (lines.isEmpty() ? List.of("") : lines)
        .stream()
            .map(ArgumentLine::words)
            .flatMap(words -> all.stream().map(input -> new Start(words, input)))
            .toList();
  }

  private List<String> inputs() {
    if (inputs.isEmpty()) {
      return List.of("");
    }
    var texts = new ArrayList<String>();
    for (Path input : inputs) {
      try {
        texts.add(Files.readString(input, StandardCharsets.ISO_8859_1));
      } catch (IOException e) {
        throw wrongUse("--input cannot be read: " + e.getMessage());
      }
    }
    return texts;
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
