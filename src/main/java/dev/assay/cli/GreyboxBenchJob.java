package dev.assay.cli;

import dev.assay.campaign.bench.GreyboxBench;
import dev.assay.campaign.greybox.FeatureMeter;
import dev.assay.campaign.greybox.GreyboxWays;
import dev.assay.campaign.greybox.Roots;
import dev.assay.campaign.source.CsmithSource;
import dev.assay.compile.CsmithProgram;
import dev.assay.compile.SearchPath;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * {@code assay bench greybox}: features reached in so much compile time with and without feedback,
 * and by Csmith.
 */
record GreyboxBenchJob(
    Streams streams,
    Workshop workshop,
    GreyboxBenchOptions options,
    int runs,
    FeedbackWish feedback,
    Optional<Path> corpus) {
  private static final int POINTS = 6;

  int run() {
    return switch (FeedbackMeters.choose(workshop, feedback)) {
      case FeedbackMeters.Choice.Impossible(int exit, String message) -> {
        say(message);
        yield exit;
      }
      case FeedbackMeters.Choice.Ready(FeatureMeter meter) -> run(meter);
    };
  }

  private int run(FeatureMeter meter) {
    GreyboxWays ways = GreyboxSources.ways(workshop, corpus, Optional.of(meter), false);
    say("looking at the corpus ...");
    Roots.Loaded roots = ways.roots();
    roots.left().forEach(problem -> say("left out: " + problem));
    var bench =
        new GreyboxBench(
            roots.programs(),
            ways.breeder(),
            meter,
            workshop.runner()::scratch,
            Duration.ofSeconds(options.compileSeconds()),
            POINTS);
    streams.out().println("proxies " + meter.settings());
    streams
        .out()
        .println(
            roots.programs().size() + " programs to start from, " + bench.ofRoots() + " features");
    var rows = new ArrayList<>(List.of(head()));
    rows.addAll(rows("with feedback", seed -> bench.mutants(seed, true)));
    rows.addAll(rows("without", seed -> bench.mutants(seed, false)));
    csmith().ifPresent(source -> rows.addAll(rows("Csmith", seed -> bench.csmith(source, seed))));
    streams.out().print(Columns.text(rows, 0));
    streams.out().flush();
    return ExitCode.FINE;
  }

  private List<String> head() {
    var head = new ArrayList<>(List.of("features after", "seed"));
    for (int i = 1; i <= POINTS; i++) {
      head.add(options.compileSeconds() * i / POINTS + " s");
    }
    head.add("programs");
    return head;
  }

  private List<List<String>> rows(String name, Function<Seed, GreyboxBench.Run> work) {
    var rows = new ArrayList<List<String>>();
    for (int i = 1; i <= runs; i++) {
      say("measuring " + name + ", seed " + i + " ...");
      GreyboxBench.Run run = work.apply(new Seed(i));
      var row = new ArrayList<>(List.of(name, "" + i));
      run.features().forEach(count -> row.add("" + count));
      row.add("" + run.programs());
      rows.add(row);
    }
    return rows;
  }

  private Optional<CsmithSource> csmith() {
    Optional<Path> program = SearchPath.ofEnvironment().find("csmith");
    Optional<Path> headers = CsmithProgram.headers();
    if (program.isEmpty() || headers.isEmpty()) {
      say("without Csmith, which is not installed (apt-get install csmith libcsmith-dev)");
      return Optional.empty();
    }
    return Optional.of(
        new CsmithSource(program.get(), headers.get(), workshop.runner(), workshop.all()));
  }

  private void say(String sentence) {
    streams.err().println("assay: " + sentence);
    streams.err().flush();
  }
}
