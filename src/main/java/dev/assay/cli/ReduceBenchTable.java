package dev.assay.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The results of {@code assay bench reduce} for people. */
final class ReduceBenchTable {
  private ReduceBenchTable() {}

  static String line(ReduceBenchRow row) {
    return String.format(
        Locale.ROOT,
        "%-60s %-10s %6d tokens -> %s%s%n",
        row.what(),
        row.kind(),
        row.before().tokens(),
        side("assay", row.own()),
        row.peer().map(peer -> side(", cvise", peer)).orElse(""));
  }

  private static String side(String name, ReduceBenchRow.Side side) {
    return String.format(
        Locale.ROOT,
        "%s %d in %.1f s (CPU %.1f s)%s%s",
        name,
        side.after().tokens(),
        seconds(side.wall()),
        seconds(side.cpu()),
        side.ended() ? "" : " cut short",
        side.objection().map(why -> " NOT DEFINED: " + why).orElse(""));
  }

  static String summary(List<ReduceBenchRow> rows) {
    var lines = new ArrayList<List<String>>();
    lines.add(
        List.of(
            "geometric means of assay to cvise",
            "cases",
            "tokens",
            "time",
            "CPU time",
            "undefined:" + " assay",
            "cvise"));
    add("wrong code", rows.stream().filter(ReduceBenchRow::isWrongCode).toList(), lines);
    add("crash", rows.stream().filter(row -> row.kind().equals("crash")).toList(), lines);
    add("all", rows, lines);
    return Columns.text(lines, 0);
  }

  private static void add(String name, List<ReduceBenchRow> rows, List<List<String>> lines) {
    List<ReduceBenchRow> compared = rows.stream().filter(row -> row.peer().isPresent()).toList();
    lines.add(
        List.of(
            name,
            "" + compared.size(),
            ratio(compared, side -> side.after().tokens()),
            ratio(compared, side -> seconds(side.wall())),
            ratio(compared, side -> seconds(side.cpu())),
            "" + rows.stream().filter(row -> row.own().objection().isPresent()).count(),
            ""
                + compared.stream()
                    .filter(row -> row.peer().orElseThrow().objection().isPresent())
                    .count()));
  }

  private static String ratio(
      List<ReduceBenchRow> rows, ToDoubleFunction<ReduceBenchRow.Side> value) {
    return rows.isEmpty()
        ? "-"
        : String.format(
            Locale.ROOT,
            "%.2f",
            Math.exp(
                rows.stream()
                    .mapToDouble(row ->
                        Math.log(
                            value.applyAsDouble(row.own())
                                / value.applyAsDouble(row.peer().orElseThrow())))
                    .average()
                    .orElse(0)));
  }

  private static double seconds(Duration duration) {
    return Math.max(1, duration.toMillis()) / 1000.0;
  }
}
