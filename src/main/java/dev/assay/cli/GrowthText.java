package dev.assay.cli;

import dev.assay.campaign.growth.GrowthFinding;
import dev.assay.campaign.growth.Looked;
import dev.assay.compile.Configuration;
import dev.assay.judge.growth.Blame;
import dev.assay.judge.growth.Point;
import dev.assay.judge.growth.Series;
import dev.assay.judge.growth.Steep;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Times of programs that grow, in words and tables for people. */
final class GrowthText {
  /** More columns do not fit a window; the largest sizes matter. */
  private static final int MOST_SIZES = 9;

  private GrowthText() {}

  /** All about one finding. */
  static String of(String program, GrowthFinding finding) {
    Steep worst = finding.worst();
    return worst.configuration()
        + String.format(
            Locale.ROOT,
            ": the time grows with the power %.1f of the size, that of others with %.1f%n",
            worst.exponent(),
            worst.usual())
        + "  program: "
        + program
        + ", "
        + finding.scalable()
        + "\n  pass: "
        + pass(finding.blame())
        + "\n  also: "
        + also(finding)
        + "\n"
        + table(finding.series(), finding.steep().stream().map(Steep::configuration).toList());
  }

  private static String pass(Optional<Blame> blame) {
    return blame
        .map(
            b -> b.pass() + String.format(Locale.ROOT, " (%.0f %% of the growth)", 100 * b.share()))
        .orElse("not told by this compiler");
  }

  private static String also(GrowthFinding finding) {
    String others =
        finding.steep().stream()
            .skip(1)
            .map(s -> s.configuration().toString())
            .collect(Collectors.joining(", "));
    return others.isEmpty() ? "none" : others;
  }

  /** One program in which nothing new was found. */
  static String of(String program, Looked looked) {
    String failures =
        looked.failures().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(entry -> "  " + entry.getKey() + ": " + entry.getValue() + "\n")
            .collect(Collectors.joining());
    return spelling(looked.outcome())
        + ": "
        + program
        + ", "
        + looked.scalable()
        + "\n"
        + table(looked.series(), List.of())
        + failures;
  }

  static String spelling(Looked.Outcome outcome) {
    return switch (outcome) {
      case NOTHING -> "nothing";
      case NOT_AGAIN -> "not-again";
      case KNOWN -> "known";
      case FOUND -> "found";
    };
  }

  /** CPU seconds by configuration and size; marked ones have a star. */
  static String table(List<Series> all, List<Configuration> marked) {
    var sizes = new TreeSet<Integer>();
    all.forEach(series -> series.points().forEach(point -> sizes.add(point.factor())));
    List<Integer> shown = sizes.stream().skip(Math.max(0, sizes.size() - MOST_SIZES)).toList();
    var rows = new ArrayList<List<String>>();
    var head = new ArrayList<>(List.of("CPU seconds", "power"));
    shown.forEach(size -> head.add("x" + size));
    rows.add(head);
    for (Series series : all) {
      boolean isMarked = marked.contains(series.configuration());
      var row = new ArrayList<>(List.of(series.configuration() + (isMarked ? " *" : "")));
      row.add(String.format(Locale.ROOT, "%.1f", series.exponent()));
      shown.forEach(size -> row.add(series.at(size).map(GrowthText::seconds).orElse("-")));
      rows.add(row);
    }
    return Columns.text(rows, 2);
  }

  private static String seconds(Point point) {
    return (point.atLeast() ? ">" : "") + String.format(Locale.ROOT, "%.2f", point.seconds());
  }
}
