package dev.assay.cli;

import dev.assay.campaign.source.FunctionFile;
import dev.assay.harvest.FunctionEntry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Shows what is in a database of functions. */
record HarvestStats(Streams streams, Path database) {
  int run() {
    try {
      FunctionFile.Content content = new FunctionFile(database).read();
      Collection<FunctionEntry> all = content.functions().values();
      streams.out().println(all.size() + " functions, " + content.visited().size() + " files");
      if (content.wrong() > 0) {
        streams.out().println(content.wrong() + " lines were not understood");
      }
      row("lines", all, e -> e.traits().lines());
      row("branches", all, e -> e.traits().branches());
      row("paths", all, e -> e.traits().paths());
      row("parameters", all, e -> e.parameters().size());
      row("pairs", all, e -> e.pairs().size());
      Map<String, Integer> features = new TreeMap<>();
      Map<String, Integer> projects = new TreeMap<>();
      all.forEach(e -> {
        e.traits().features().forEach(f -> features.merge(f, 1, Integer::sum));
        projects.merge(e.source().project(), 1, Integer::sum);
      });
      streams.out().println("features " + features);
      streams.out().println("projects " + projects);
      streams.out().flush();
      return all.isEmpty() ? ExitCode.FOUND : ExitCode.FINE;
    } catch (IOException e) {
      streams.err().println("assay: " + database + ": " + e.getMessage());
      return ExitCode.WRONG_USE;
    }
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
