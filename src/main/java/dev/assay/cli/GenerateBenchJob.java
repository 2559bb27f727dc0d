package dev.assay.cli;

import dev.assay.campaign.bench.Contestant;
import dev.assay.campaign.bench.GenerateBench;
import dev.assay.campaign.bench.OwnContestant;
import dev.assay.campaign.bench.PeerContestant;
import dev.assay.campaign.bench.ProgramSet;
import dev.assay.campaign.bench.SetMeasurement;
import dev.assay.cli.GenerateBenchResults.Runs;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.CsmithProgram;
import dev.assay.compile.Family;
import dev.assay.compile.Purpose;
import dev.assay.compile.SearchPath;
import dev.assay.compile.feedback.CounterBuild;
import dev.assay.compile.feedback.CoverageBuild;
import dev.assay.compile.feedback.FeedbackSources;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * {@code assay bench generate}: our generators beside their peers.
 *
 * @param csmith how many programs of Csmith
 * @param runs how often all is done, each time with other seeds
 * @param warmUp our generators make programs for so long before they are measured
 */
record GenerateBenchJob(
    Streams streams,
    Workshop workshop,
    GenerateBenchOptions options,
    int csmith,
    int runs,
    Duration warmUp,
    int jobs) {
  private static final List<String> LEVELS = List.of("-O2", "-O3");
  private static final Duration BETWEEN_LINES = Duration.ofSeconds(5);

  int run(CompilerOptions compilers) {
    var notes = new ArrayList<String>();
    List<Configuration> configurations = configurations(compilers);
    Optional<CoverageBuild> coverage = coverage(configurations);
    if (coverage.isEmpty()) {
      notes.add("executed lines are not counted: there is no gcc here that has its gcov beside it");
    }
    var bench =
        new GenerateBench(
            workshop.runner(),
            workshop.runner()::scratch,
            coverage,
            options.sample(),
            configurations,
            FeedbackSources.usual(SearchPath.ofEnvironment()),
            jobs);
    List<Contestant> contestants = contestants(notes);
    var results = new GenerateBenchResults(runs(contestants, bench), warmUp, List.copyOf(notes));
    streams
        .out()
        .print(
            options.json()
                ? GenerateBenchJson.of(results) + "\n"
                : GenerateBenchTable.text(results));
    streams.out().flush();
    return ExitCode.FINE;
  }

  /** Run by run, so that what else the machine does is the same for all generators. */
  private List<Runs> runs(List<Contestant> contestants, GenerateBench bench) {
    var measured = new ArrayList<List<SetMeasurement>>();
    for (int run = 0; run < runs; run++) {
      if (runs > 1) {
        say("run %d of %d".formatted(run + 1, runs));
      }
      int number = run;
      // One after another, so that nothing else runs while a generator is measured.
      List<ProgramSet> sets = contestants.stream().map(one -> make(one, number)).toList();
      measured.add(sets.stream().map(set -> measure(bench, set)).toList());
    }
    return IntStream.range(0, contestants.size())
        .mapToObj(i ->
            new Runs(
                contestants.get(i).name(), measured.stream().map(sets -> sets.get(i)).toList()))
        .toList();
  }

  private ProgramSet make(Contestant contestant, int run) {
    int count = contestant.name().equals("csmith") ? csmith : options.count();
    say("making %d programs: %s ...".formatted(count, contestant.name()));
    // Peers count their seeds up from the first, so that those of another run come after them.
    long seed = options.seed() + (long) run * count;
    return contestant.make(count, seed, progress(contestant.name() + ": made", count));
  }

  private SetMeasurement measure(GenerateBench bench, ProgramSet set) {
    say("compiling the programs of %s ...".formatted(set.generator()));
    return bench.measure(set, progress(set.generator() + ": compiled", set.programs().size()));
  }

  private List<Contestant> contestants(List<String> notes) {
    var all = new ArrayList<Contestant>();
    for (OwnGenerators.Own own : options.generators()) {
      all.add(new OwnContestant(own.name(), own.make().apply(options.size()), warmUp));
    }
    SearchPath path = SearchPath.ofEnvironment();
    Optional<Path> program = path.find("csmith");
    Optional<Path> headers = CsmithProgram.headers();
    if (program.isPresent() && headers.isPresent()) {
      all.add(
          PeerContestant.csmith(
              program.get(), headers.get(), workshop.runner(), workshop.runner()::scratch));
    } else {
      notes.add(
          "Csmith is not measured: it is missing (Debian/Ubuntu: apt-get install csmith"
              + " libcsmith-dev)");
    }
    options.yarpgen().ifPresent(name -> addYarpgen(name, path, all, notes));
    return List.copyOf(all);
  }

  private void addYarpgen(String name, SearchPath path, List<Contestant> all, List<String> notes) {
    Optional<Contestant> found =
        path.find(name)
            .map(Path::toAbsolutePath)
            .flatMap(file ->
                PeerContestant.yarpgen(file, workshop.runner(), workshop.runner()::scratch));
    found.ifPresentOrElse(
        all::add, () -> notes.add("YARPGen is not measured: no program comes from " + name));
  }

  private List<Configuration> configurations(CompilerOptions chosen) {
    List<String> levels = chosen.levels().isEmpty() ? LEVELS : chosen.levels();
    var configurations = new ArrayList<Configuration>();
    for (Compiler compiler : compilers(chosen)) {
      for (String level : levels) {
        if (compiler.levels().contains(level)) {
          configurations.add(new Configuration(compiler, level, chosen.flags(), Purpose.RUN));
        }
      }
    }
    return configurations;
  }

  /** By default one of each family that tells counters. */
  private List<Compiler> compilers(CompilerOptions chosen) {
    List<Compiler> able =
        workshop.compilers().stream()
            .filter(compiler -> CounterBuild.knows(compiler.family()))
            .toList();
    if (!chosen.compilers().isEmpty()) {
      return able;
    }
    var first = new ArrayList<Compiler>();
    for (Family family : Family.values()) {
      able.stream()
          .filter(one -> one.family() == family && one.runner().isEmpty())
          .findFirst()
          .ifPresent(first::add);
    }
    return first;
  }

  private Optional<CoverageBuild> coverage(List<Configuration> configurations) {
    var candidates = new ArrayList<>(configurations.stream().map(Configuration::compiler).toList());
    candidates.addAll(workshop.all());
    return candidates.stream()
        .flatMap(compiler ->
            CoverageBuild.of(workshop.runner(), compiler, SearchPath.ofEnvironment()).stream())
        .findFirst();
  }

  private IntConsumer progress(String what, int all) {
    long[] said = {System.nanoTime()};
    return done -> {
      if (System.nanoTime() - said[0] > BETWEEN_LINES.toNanos()) {
        said[0] = System.nanoTime();
        say("%s %d of %d".formatted(what, done, all));
      }
    };
  }

  private void say(String line) {
    streams.err().println("assay: " + line);
    streams.err().flush();
  }
}
