package dev.assay.cli;

import dev.assay.campaign.bench.PolicyEffect;
import dev.assay.campaign.bench.SetMeasurement;
import dev.assay.compile.Configuration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The results of {@code assay bench generate} for people. */
final class GenerateBenchTable {
  private static final int MOST_DIFFERENT = 8;

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
        format(
            "Our own CPU time is that of the whole process, checking included, after %d s of"
                + " warming up.%n",
            results.warmUp().toSeconds()));
    text.append(
        "Ratios are of the first column to a peer's. Sizes are of the programs' own files, without"
            + " headers.\n\n");
    text.append(Columns.text(table.rows, 0));
    appendEffects(results, text);
    return text.toString();
  }

  private void addRows() {
    var header = new ArrayList<>(List.of(""));
    results.sets().forEach(one -> header.add(one.set().generator()));
    peers().forEach(peer -> header.add("ratio to " + peer.set().generator()));
    rows.add(header);
    add("programs", "%.0f", one -> one.set().programs().size(), false);
    add("seeds without a program", "%.0f", one -> one.set().failures(), false);
    add("programs a CPU second", "%.2f", one -> one.set().programsPerSecond(), true);
    add("source KB a CPU second", "%.0f", one -> one.set().kilobytesPerSecond(), true);
    add("lines, mean", "%.0f", one -> one.set().meanLines(), true);
    add("lines, median", "%.0f", one -> one.set().medianLines(), true);
    if (results.sets().stream().anyMatch(one -> !one.lines().isEmpty())) {
      add("programs whose lines were counted", "%.0f", one -> one.lines().size(), false);
      add("lines executed, %", "%.1f", one -> 100 * one.allLines().share(), true);
      add("lines executed, %, mean of programs", "%.1f", one -> 100 * one.meanShare(), true);
    }
    for (int i = 0; i < results.configurations().size(); i++) {
      addCounters(i);
    }
  }

  private void addCounters(int index) {
    Configuration configuration = results.configurations().get(index);
    int number = results.sameNumber();
    long bytes = results.sameBytes();
    add(
        configuration + ": counters in " + number + " programs",
        "%.0f",
        one -> one.counters().get(index).distinct(number),
        true);
    add(
        configuration + format(": counters in %.0f KB", bytes / 1000.0),
        "%.0f",
        one -> one.counters().get(index).distinct(one.set().reaching(bytes)),
        true);
    add(
        configuration + format(": magnitudes in %.0f KB", bytes / 1000.0),
        "%.0f",
        one -> one.counters().get(index).distinctMagnitudes(one.set().reaching(bytes)),
        true);
    if (results.sets().stream().anyMatch(one -> one.counters().get(index).failures() > 0)) {
      add(
          configuration + ": not compiled",
          "%.0f",
          one -> one.counters().get(index).failures(),
          false);
    }
  }

  private List<SetMeasurement> peers() {
    return results.sets().stream()
        .filter(one -> !GenerateBenchOwn.isOwn(one.set().generator()))
        .filter(_ -> results.find(GenerateBenchOwn.WITH).isPresent())
        .toList();
  }

  private void add(
      String name, String form, ToDoubleFunction<SetMeasurement> value, boolean compared) {
    var row = new ArrayList<>(List.of(name));
    results.sets().forEach(one -> row.add(format(form, value.applyAsDouble(one))));
    if (compared) {
      double ours = value.applyAsDouble(results.sets().getFirst());
      peers().forEach(peer -> row.add(format("%.2f", ours / value.applyAsDouble(peer))));
    }
    rows.add(row);
  }

  private static void appendEffects(GenerateBenchResults results, StringBuilder text) {
    List<PolicyEffect> effects = results.effects();
    if (effects.isEmpty()) {
      return;
    }
    var summary = new ArrayList<List<String>>();
    summary.add(
        List.of(
            "counters with policies", "higher", "lower", "comparable", "all", "mean of ratios"));
    for (int i = 0; i < effects.size(); i++) {
      summary.add(summary(results.configurations().get(i), effects.get(i)));
    }
    text.append("\nFor the same amount of source, at 95 %; the mean is geometric.\n");
    text.append(Columns.text(summary, 0));
    for (int i = 0; i < effects.size(); i++) {
      appendMostDifferent(results.configurations().get(i), effects.get(i), text);
    }
  }

  private static List<String> summary(Configuration configuration, PolicyEffect effect) {
    return List.of(
        configuration.toString(),
        "" + effect.number(PolicyEffect.Direction.HIGHER),
        "" + effect.number(PolicyEffect.Direction.LOWER),
        "" + effect.number(PolicyEffect.Direction.COMPARABLE),
        "" + effect.rows().size(),
        format("%.2f", effect.geometricMeanRatio()));
  }

  private static void appendMostDifferent(
      Configuration configuration, PolicyEffect effect, StringBuilder text) {
    var lines = new ArrayList<List<String>>();
    lines.add(List.of(configuration + ": most different", "with", "without", "ratio"));
    for (PolicyEffect.Direction direction :
        List.of(PolicyEffect.Direction.HIGHER, PolicyEffect.Direction.LOWER)) {
      for (PolicyEffect.Row row : effect.mostDifferent(direction, MOST_DIFFERENT)) {
        lines.add(List.of(row.counter(), "" + row.with(), "" + row.without(), ratio(row.ratio())));
      }
    }
    text.append('\n').append(Columns.text(lines, 0));
  }

  private static String ratio(double ratio) {
    return Optional.of(ratio).filter(Double::isFinite).map(r -> format("%.2f", r)).orElse("only");
  }

  @SuppressWarnings("AnnotateFormatMethod") // The annotation is in a library we do not need.
  private static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
