package dev.assay.cli;

import dev.assay.campaign.source.FunctionFile;
import dev.assay.harvest.FunctionEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** Shows what is in a database of functions. */
record HarvestStats(Streams streams, Path database) {
  private static final Histogram LINES =
      new Histogram(List.of(0, 10, 20, 30, 50, 100, 200, 300, 500));
  private static final Histogram BRANCHES =
      new Histogram(List.of(0, 1, 2, 3, 5, 10, 20, 30, 50, 100));

  int run() {
    if (!Files.isRegularFile(database)) {
      streams.err().println("assay: there is no " + database + "; 'assay harvest PATH' makes one");
      return ExitCode.WRONG_USE;
    }
    try {
      FunctionFile.Content content = new FunctionFile(database).read();
      Collection<FunctionEntry> all = content.functions().values();
      streams.out().println(all.size() + " functions, " + content.visited().size() + " files");
      if (content.wrong() > 0) {
        streams.out().println(content.wrong() + " lines were not understood");
      }
      row("lines", all, e -> e.traits().lines());
      bars(LINES, all, e -> e.traits().lines());
      row("with all", all, e -> (int) e.code().lines().count());
      row("branches", all, e -> e.traits().branches());
      bars(BRANCHES, all, e -> e.traits().branches());
      row("paths", all, e -> e.traits().paths());
      row("parameters", all, e -> e.parameters().size());
      row("pairs", all, e -> e.pairs().size());
      Map<String, Integer> features = new TreeMap<>();
      Map<String, Integer> projects = new TreeMap<>();
      all.forEach(e -> {
        e.traits().features().forEach(f -> features.merge(f, 1, Integer::sum));
        projects.merge(e.source().project(), 1, Integer::sum);
      });
      ranked("features", features);
      ranked("projects", projects);
      streams.out().flush();
      return all.isEmpty() ? ExitCode.FOUND : ExitCode.FINE;
    } catch (IOException e) {
      streams.err().println("assay: " + database + ": " + e.getMessage());
      return ExitCode.WRONG_USE;
    }
  }

  private void bars(
      Histogram histogram, Collection<FunctionEntry> all, ToIntFunction<FunctionEntry> number) {
    histogram.lines(all.stream().map(number::applyAsInt).toList()).forEach(streams.out()::println);
  }

  /** Most frequent first. */
  private void ranked(String name, Map<String, Integer> counts) {
    streams
        .out()
        .println(
            counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(e -> e.getKey() + " " + e.getValue())
                .collect(Collectors.joining(", ", "%-10s ".formatted(name), "")));
  }

  private void row(
      String name, Collection<FunctionEntry> all, ToIntFunction<FunctionEntry> number) {
    List<Integer> sorted = all.stream().map(number::applyAsInt).sorted().toList();
    if (!sorted.isEmpty()) {
      streams
          .out()
          .printf(
              "%-10s least %d, median %d, most %d%n",
              name, sorted.getFirst(), sorted.get(sorted.size() / 2), sorted.getLast());
    }
  }
}
