package dev.assay.cli;

import dev.assay.campaign.bench.SetMeasurement;
import dev.assay.compile.Configuration;
import dev.assay.compile.feedback.SurvivingCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The results of {@code assay bench generate} for people. */
final class GenerateBenchTable {
  private final GenerateBenchResults results;
  private final List<List<String>> rows = new ArrayList<>();

  private GenerateBenchTable(GenerateBenchResults results) {
    this.results = results;
  }

  static String text(GenerateBenchResults results) {
    var table = new GenerateBenchTable(results);
    table.addRows();
    var text = new StringBuilder();
    results.notes().forEach(note -> text.append("Note: ").append(note).append('\n'));
    text.append(
        String.format(
            Locale.ROOT,
            "Our own CPU time is that of the whole process, checking included, after %d s of"
                + " warming up.%n",
            results.warmUp().toSeconds()));
    text.append(
        "Ratios are of the first column to another. Sizes are of the programs' own files, without"
            + " headers.\n");
    text.append(
        "Dead weight is the share of the lines with machine code at -O0 that have none at"
            + " -O2.\n\n");
    text.append(Columns.text(table.rows, 0));
    text.append(GenerateBenchFeatures.text(results));
    text.append(GenerateBenchEffects.text(results));
    return text.toString();
  }

  private void addRows() {
    var header = new ArrayList<>(List.of(""));
    results.generators().forEach(one -> header.add(one.generator()));
    compared().forEach(one -> header.add("ratio to " + one.generator()));
    rows.add(header);
    add("programs", 0, one -> one.set().programs().size());
    add("seeds without a program", 0, one -> one.set().failures());
    addCompared("programs a CPU second", 2, one -> one.set().programsPerSecond());
    addCompared("source KB a CPU second", 0, one -> one.set().kilobytesPerSecond());
    addCompared("lines, mean", 0, one -> one.set().meanLines());
    addCompared("lines, median", 0, one -> one.set().medianLines());
    if (results.anySet(one -> one.lines().size())) {
      add("programs whose lines were counted", 0, one -> one.lines().size());
      addCompared("lines executed, %", 1, one -> 100 * one.allLines().share());
      addCompared("lines executed, %, mean of programs", 1, one -> 100 * one.meanShare());
    }
    for (int i = 0; i < results.weighing().size(); i++) {
      addDeadWeight(i);
    }
    for (int i = 0; i < results.configurations().size(); i++) {
      addCounters(i);
    }
  }

  private void addDeadWeight(int index) {
    String compiler = results.weighing().get(index).name();
    if (results.anySet(one -> one.survivals().get(index).programs().size())) {
      addCompared(
          compiler + ": dead weight, %",
          1,
          one -> 100 * one.survivals().get(index).all().deadShare());
      addCompared(
          compiler + ": instructions of a program at -O0",
          0,
          one -> one.survivals().get(index).mean(SurvivingCode::instructions));
      addCompared(
          compiler + ": instructions of a program at -O2",
          0,
          one -> one.survivals().get(index).mean(SurvivingCode::optimised));
    }
  }

  private void addCounters(int index) {
    Configuration configuration = results.configurations().get(index);
    int number = results.sameNumber();
    long bytes = results.sameBytes();
    String kilobytes = String.format(Locale.ROOT, "%.0f KB", bytes / 1000.0);
    addCompared(
        configuration + ": counters in " + number + " programs",
        0,
        one -> one.counters().get(index).distinct(number));
    addCompared(
        configuration + ": counters in " + kilobytes,
        0,
        one -> one.counters().get(index).distinct(one.set().reaching(bytes)));
    addCompared(
        configuration + ": magnitudes in " + kilobytes,
        0,
        one -> one.counters().get(index).distinctMagnitudes(one.set().reaching(bytes)));
    if (results.anySet(one -> one.counters().get(index).failures())) {
      add(configuration + ": not compiled", 0, one -> one.counters().get(index).failures());
    }
  }

  /** None if the first column is no generator of our own. */
  private List<GenerateBenchResults.Runs> compared() {
    GenerateBenchResults.Runs first = results.generators().getFirst();
    return first.isOwn()
        ? results.yardsticks().stream().filter(one -> one != first).toList()
        : List.of();
  }

  private void add(String name, int places, ToDoubleFunction<SetMeasurement> figure) {
    var row = new ArrayList<>(List.of(name));
    results.generators().forEach(one -> row.add(one.spread(figure).text(places)));
    rows.add(row);
  }

  private void addCompared(String name, int places, ToDoubleFunction<SetMeasurement> figure) {
    add(name, places, figure);
    Spread first = results.generators().getFirst().spread(figure);
    compared().forEach(one -> rows.getLast().add(first.ratioTo(one.spread(figure))));
  }
}
