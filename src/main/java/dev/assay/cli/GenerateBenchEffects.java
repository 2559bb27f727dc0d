package dev.assay.cli;

import dev.assay.campaign.bench.PolicyEffect;
import dev.assay.compile.Configuration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What policies do to the counters of compilers, for people. */
final class GenerateBenchEffects {
  private static final int MOST_DIFFERENT = 8;

  private GenerateBenchEffects() {}

  /** Of all runs together; empty unless programs with and without policies were measured. */
  static String text(GenerateBenchResults results) {
    List<PolicyEffect> effects = results.effects();
    if (effects.isEmpty()) {
      return "";
    }
    var summary = new ArrayList<List<String>>();
    summary.add(
        List.of(
            "counters with policies", "higher", "lower", "comparable", "all", "mean of ratios"));
    for (int i = 0; i < effects.size(); i++) {
      summary.add(summary(results.configurations().get(i), effects.get(i)));
    }
    var text = new StringBuilder();
    text.append("\nFor the same amount of source, at 95 %; the mean is geometric.\n");
    text.append(Columns.text(summary, 0));
    for (int i = 0; i < effects.size(); i++) {
      appendMostDifferent(results.configurations().get(i), effects.get(i), text);
    }
    return text.toString();
  }

  private static List<String> summary(Configuration configuration, PolicyEffect effect) {
    return List.of(
        configuration.toString(),
        "" + effect.number(PolicyEffect.Direction.HIGHER),
        "" + effect.number(PolicyEffect.Direction.LOWER),
        "" + effect.number(PolicyEffect.Direction.COMPARABLE),
        "" + effect.rows().size(),
        ratio(effect.geometricMeanRatio()));
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
    return Optional.of(ratio)
        .filter(Double::isFinite)
        .map(one -> String.format(Locale.ROOT, "%.2f", one))
        .orElse("only");
  }
}
