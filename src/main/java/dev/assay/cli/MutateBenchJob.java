package dev.assay.cli;

import dev.assay.campaign.bench.MutateBench;
import dev.assay.campaign.config.MeantName;
import dev.assay.campaign.source.Bases;
import dev.assay.campaign.source.CsmithSource;
import dev.assay.campaign.source.VariantRecipe;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.CsmithProgram;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.SearchPath;
import dev.assay.compile.feedback.CounterBuild;
import dev.assay.compile.process.Scratch;
import dev.assay.harvest.FunctionEntry;
import dev.assay.mutate.Donors;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.preserving.PreservingMutators;
import dev.assay.mutate.variant.Mix;
import dev.assay.mutate.variant.VariantMaker;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * {@code assay bench mutate}: what variants of Csmith's programs cost, and what they add.
 *
 * @param programs how many of Csmith's
 * @param compiled for how many of them the variants are compiled, to see what they reach
 * @param mutators the names of those to measure, each by itself; none for each and all together
 * @param functions what may be put into programs
 */
record MutateBenchJob(
    Streams streams,
    Workshop workshop,
    int programs,
    int compiled,
    List<String> mutators,
    List<FunctionEntry> functions,
    Duration warmUp) {
  private static final int VARIANTS = 20;

  /** In a process that is warm, less of the time than this is its own translation. */
  private static final double WARM = 0.05;

  private static final List<Integer> POINTS = List.of(1, 5, 10, 20);

  int run(CompilerOptions compilers) {
    var chosen = new TreeMap<String, List<Mutator>>();
    for (String name : names()) {
      switch (PreservingMutators.named(List.of(name))) {
        case PreservingMutators.Named.Unknown(String unknown) -> {
          say(
              "unknown mutator '"
                  + unknown
                  + "'"
                  + MeantName.hint(
                      unknown,
                      PreservingMutators.names(),
                      "'assay mutate --mutators list' lists all"));
          return ExitCode.WRONG_USE;
        }
        case PreservingMutators.Named.Found(var found) -> chosen.put(name, found);
      }
    }
    Optional<Path> csmith = SearchPath.ofEnvironment().find("csmith");
    Optional<Path> headers = CsmithProgram.headers();
    if (csmith.isEmpty() || headers.isEmpty()) {
      say("bench mutate needs Csmith (Debian/Ubuntu: apt-get install csmith libcsmith-dev)");
      return ExitCode.MACHINE_LACKS;
    }
    var source = new CsmithSource(csmith.get(), headers.get(), workshop.runner(), workshop.all());
    List<Bases.Found.Ready> found = bases(new Bases(source, workshop.runner(), workshop.all()));
    var bench = new MutateBench(found, VARIANTS, workshop.runner(), workshop.runner()::scratch);
    var donors =
        new Donors(found.stream().limit(2).map(one -> one.base().program()).toList(), functions);
    bench.warmUp(maker(PreservingMutators.all(), donors), warmUp);
    streams.out().println(found.size() + " programs, " + VARIANTS + " variants of each");
    var rows = new ArrayList<>(List.of(head()));
    for (String name : names()) {
      rows.add(row(bench, name, maker(chosen.get(name), donors), configurations(compilers)));
    }
    streams.out().print(Columns.text(rows, 0));
    streams.out().flush();
    return ExitCode.FINE;
  }

  private List<String> names() {
    return mutators.isEmpty()
        ? Stream.concat(
                PreservingMutators.all().stream().map(Mutator::name),
                Stream.of(PreservingMutators.ALL))
            .toList()
        : mutators;
  }

  /** Those of the first seeds that run to their end. */
  private List<Bases.Found.Ready> bases(Bases bases) {
    var found = new ArrayList<Bases.Found.Ready>();
    for (long seed = 1; found.size() < programs && seed <= 10L * programs; seed++) {
      try (Scratch scratch = workshop.runner().scratch()) {
        if (bases.of(new VariantRecipe.Key(seed, new Seed(seed)), scratch)
            instanceof Bases.Found.Ready ready) {
          found.add(ready);
        }
      }
    }
    return found;
  }

  private static VariantMaker maker(List<Mutator> mutators, Donors donors) {
    var mix = Mix.of(mutators);
    return new VariantMaker(
        mix, PreservingMutators.probability(mix), VariantMaker.DEFAULT_MOST, donors);
  }

  private List<String> head() {
    var head = new ArrayList<>(List.of("mutators", "CPU ms", "warm", "mutations", "defects"));
    yardstick().ifPresent(build -> head.add(3, "to " + build.compiler().name() + " -O0"));
    if (compiled > 0) {
      POINTS.forEach(point -> head.add("gained by " + point));
    }
    return head;
  }

  private List<String> row(
      MutateBench bench, String name, VariantMaker maker, List<Configuration> configurations) {
    say("measuring " + name + " ...");
    MutateBench.Result result = bench.measure(maker, yardstick());
    if (result.translation() > WARM) {
      say(
          "%.0f %% of the CPU time was the virtual machine's own compiler, which 'warm' is without"
              .formatted(100 * result.translation()));
    }
    var row = new ArrayList<String>();
    row.add(name);
    row.add(milliseconds(result.medianCost()));
    row.add(milliseconds(result.medianWarm()));
    if (yardstick().isPresent()) {
      row.add(result.medianToBuild().map(r -> String.format(Locale.ROOT, "%.2f", r)).orElse("-"));
    }
    row.add(String.format(Locale.ROOT, "%.1f", result.meanMutations()));
    row.add("" + result.defects().size());
    result.defects().forEach(defect -> say("a defect of ours: " + defect));
    if (compiled > 0) {
      bench.gained(result, compiled, POINTS, configurations).forEach(gain -> row.add("" + gain));
    }
    return row;
  }

  private static String milliseconds(Duration time) {
    return String.format(Locale.ROOT, "%.1f", time.toNanos() / 1e6);
  }

  /** A build that most machines can make: times of two machines mean little beside each other. */
  private Optional<Configuration> yardstick() {
    return workshop.compilers().stream()
        .filter(compiler -> compiler.levels().contains("-O0") && compiler.runner().isEmpty())
        .reduce((one, next) -> isGcc(one) && !isGcc(next) ? one : next)
        .map(compiler -> Configuration.plain(compiler, "-O0"));
  }

  private static boolean isGcc(Compiler compiler) {
    return compiler.family() == Family.GCC;
  }

  private List<Configuration> configurations(CompilerOptions chosen) {
    List<String> levels = chosen.levels().isEmpty() ? List.of("-O2") : chosen.levels();
    return workshop.compilers().stream()
        .filter(compiler -> CounterBuild.knows(compiler.family()) && compiler.runner().isEmpty())
        .flatMap(compiler ->
            levels.stream()
                .filter(compiler.levels()::contains)
                .map(level -> new Configuration(compiler, level, List.of(), Purpose.RUN)))
        .toList();
  }

  private void say(String sentence) {
    streams.err().println("assay: " + sentence);
    streams.err().flush();
  }
}
