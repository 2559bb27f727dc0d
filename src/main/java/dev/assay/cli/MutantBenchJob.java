package dev.assay.cli;

import dev.assay.campaign.bench.MutantBench;
import dev.assay.campaign.config.MeantName;
import dev.assay.campaign.greybox.Roots;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.changing.ChangingMutator;
import dev.assay.mutate.changing.ChangingMutators;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * {@code assay bench mutants}: whether mutants compile, whether they are defined, what they cost.
 */
record MutantBenchJob(
    Streams streams,
    Workshop workshop,
    GreyboxBenchOptions options,
    List<String> names,
    Optional<Path> corpus) {

  int run(CompilerOptions compilers) {
    List<String> wanted = names.isEmpty() ? List.of(ChangingMutators.ALL) : names;
    return switch (ChangingMutators.named(wanted)) {
      case ChangingMutators.Named.Unknown(String name) -> {
        say(
            "unknown mutator '"
                + name
                + "'"
                + MeantName.hint(
                    name, ChangingMutators.names(), "'assay mutate --mutators list' lists all"));
        yield ExitCode.WRONG_USE;
      }
      case ChangingMutators.Named.Found(List<ChangingMutator> mutators) ->
          measure(mutators, configurations(compilers));
    };
  }

  private List<Configuration> configurations(CompilerOptions compilers) {
    List<String> levels = compilers.levels().isEmpty() ? List.of("-O0") : compilers.levels();
    return workshop.configurations(compilers).stream()
        .filter(configuration -> levels.contains(configuration.level()))
        .toList();
  }

  private int measure(List<ChangingMutator> mutators, List<Configuration> configurations) {
    say("looking at the corpus ...");
    Roots.Loaded roots = GreyboxSources.ways(workshop, corpus, Optional.empty(), false).roots();
    var rows = new ArrayList<MutantBench.Row>();
    try (Scratch scratch = workshop.runner().scratch()) {
      MutantBench bench =
          new MutantBench(
                  roots.programs(), options.conservative(), workshop.runner(), configurations)
              .withGoodRoots(scratch);
      for (ChangingMutator mutator : mutators) {
        say("measuring " + mutator.name() + " ...");
        MutantBench.Row row =
            bench.measure(mutator, Math.max(1, options.mutants() / mutators.size()), scratch);
        row.complaints().forEach(complaint -> say(mutator.name() + ": " + complaint));
        rows.add(row);
      }
    }
    streams.out().println("accepted by " + configurations);
    streams.out().print(table(rows));
    streams.out().flush();
    return ExitCode.FINE;
  }

  private static String table(List<MutantBench.Row> rows) {
    var cells = new ArrayList<List<String>>();
    cells.add(
        List.of(
            "mutator",
            "tried",
            "no site",
            "refused",
            "made",
            "accepted",
            "defined",
            "unknown",
            "made a CPU s"));
    rows.forEach(row -> cells.add(line(row)));
    cells.add(line(sum(rows)));
    return Columns.text(cells, 0);
  }

  private static List<String> line(MutantBench.Row row) {
    return List.of(
        row.mutator(),
        "" + row.tried(),
        "" + row.none(),
        "" + row.refused(),
        "" + row.made(),
        percent(row.accepted(), row.made()),
        percent(row.defined(), row.made()),
        percent(row.unknown(), row.made()),
        String.format(Locale.ROOT, "%.0f", row.made() / Math.max(1e-9, row.cpu().toNanos() / 1e9)));
  }

  private static String percent(int part, int whole) {
    return whole == 0 ? "-" : String.format(Locale.ROOT, "%.2f %%", 100.0 * part / whole);
  }

  private static MutantBench.Row sum(List<MutantBench.Row> rows) {
    return rows.stream()
        .reduce(
            new MutantBench.Row("all", 0, 0, 0, 0, 0, 0, Duration.ZERO, List.of()),
            (a, b) ->
                new MutantBench.Row(
                    "all",
                    a.tried() + b.tried(),
                    a.none() + b.none(),
                    a.refused() + b.refused(),
                    a.accepted() + b.accepted(),
                    a.defined() + b.defined(),
                    a.unknown() + b.unknown(),
                    a.cpu().plus(b.cpu()),
                    List.of()));
  }

  private void say(String sentence) {
    streams.err().println("assay: " + sentence);
    streams.err().flush();
  }
}
