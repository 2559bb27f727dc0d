package dev.assay.cli;

import dev.assay.campaign.source.FunctionFile;
import dev.assay.campaign.source.PairCheck;
import dev.assay.compile.Matrix;
import dev.assay.compile.MatrixOptions;
import dev.assay.compile.SearchPath;
import dev.assay.harvest.FunctionEntry;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** {@code assay harvest --confirm}: asks compilers whether they agree with a database. */
record HarvestConfirm(Streams streams, Path database, int sample, int jobs) {
  private static final int BATCH = 20;

  static PairCheck check(Workshop workshop, CompilerOptions options) {
    var matrix =
        new Matrix(workshop.runner(), new MatrixOptions(workshop.settings().programLimits(), true));
    return new PairCheck(
        matrix,
        workshop.runner()::scratch,
        workshop.configurations(options),
        SearchPath.ofEnvironment().find("ccomp"));
  }

  int run(PairCheck check) {
    List<FunctionEntry> all;
    try {
      all = List.copyOf(new FunctionFile(database).read().functions().values());
    } catch (IOException e) {
      streams.err().println("assay: " + database + ": " + e.getMessage());
      return ExitCode.WRONG_USE;
    }
    List<FunctionEntry> drawn = new Seed(1).rng().shuffled(all);
    List<FunctionEntry> chosen = drawn.subList(0, Math.min(sample, drawn.size()));
    var batches = new ArrayList<List<FunctionEntry>>();
    for (int i = 0; i < chosen.size(); i += BATCH) {
      batches.add(chosen.subList(i, Math.min(chosen.size(), i + BATCH)));
    }
    Map<String, String> problems = new TreeMap<>();
    InOrder.forEach(batches, jobs, check::problems, (_, found) -> problems.putAll(found));
    int pairs = chosen.stream().mapToInt(e -> e.pairs().size()).sum();
    streams
        .out()
        .printf(
            "%d of %d functions, %d pairs, %d builds each: %d with a problem%n",
            chosen.size(), all.size(), pairs, check.configurations().size(), problems.size());
    chosen.stream()
        .filter(e -> problems.containsKey(e.name()))
        .forEach(e ->
            streams
                .out()
                .printf(
                    "  %s of %s/%s (%s): %s%n",
                    e.source().function(),
                    e.source().project(),
                    e.source().file(),
                    e.name(),
                    problems.get(e.name())));
    streams.out().flush();
    return problems.isEmpty() ? ExitCode.FINE : ExitCode.FOUND;
  }
}
