package dev.assay.cli;

import dev.assay.campaign.bench.SetMeasurement;
import dev.assay.cli.GenerateBenchResults.Runs;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The features that generators' programs reach in the same time of compiling, for people. */
final class GenerateBenchFeatures {
  /** The time is cut at one part of so many each. */
  static final List<Integer> PARTS = List.of(4, 2, 1);

  private final GenerateBenchResults results;

  private GenerateBenchFeatures(GenerateBenchResults results) {
    this.results = results;
  }

  /** One table for each configuration, with generators below each other. */
  static String text(GenerateBenchResults results) {
    var features = new GenerateBenchFeatures(results);
    var text = new StringBuilder();
    text.append(
        "\nDifferent features of the compilers that programs reach in the same CPU time of"
            + " compiling.\n");
    for (int i = 0; i < results.configurations().size(); i++) {
      text.append('\n').append(Columns.text(features.table(i), 0));
    }
    return text.toString();
  }

  /** A part of the time that all sets take at least. */
  static Duration cut(GenerateBenchResults results, int configuration, int part) {
    return results.sameCompileTime(configuration).dividedBy(part);
  }

  private List<List<String>> table(int index) {
    var rows = new ArrayList<List<String>>();
    var header = new ArrayList<>(List.of(results.configurations().get(index) + ""));
    PARTS.forEach(part -> header.add("features in " + seconds(cut(results, index, part))));
    String most = seconds(cut(results, index, 1));
    header.add("counters in " + most);
    header.add("programs in " + most);
    results.yardsticks().forEach(one -> header.add("features to " + one.generator()));
    rows.add(header);
    results.generators().forEach(one -> rows.add(row(one, index)));
    return rows;
  }

  private List<String> row(Runs generator, int index) {
    Duration most = cut(results, index, 1);
    var row = new ArrayList<>(List.of(generator.generator()));
    PARTS.forEach(part -> row.add(features(generator, index, part).text(0)));
    row.add(
        generator
            .spread(one -> one.counters().get(index).distinct(within(one, index, most)))
            .text(0));
    row.add(generator.spread(one -> within(one, index, most)).text(0));
    Spread all = features(generator, index, 1);
    results.yardsticks().forEach(other -> row.add(all.ratioTo(features(other, index, 1))));
    return row;
  }

  private Spread features(Runs generator, int index, int part) {
    Duration time = cut(results, index, part);
    return generator.spread(one -> one.curves().get(index).features(time));
  }

  private static int within(SetMeasurement measured, int index, Duration time) {
    return measured.curves().get(index).within(time);
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
  }
}
