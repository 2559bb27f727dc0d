package dev.assay.cli;

import dev.assay.bugs.Standing;
import dev.assay.campaign.DefaultMix;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.SourceHistory;
import dev.assay.campaign.source.SourceYield;
import dev.assay.campaign.source.SourceYields;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The mix of generators and why it is so, for {@code assay fuzz --explain}.
 *
 * @param rows those that take part first
 * @param state what the campaign folder has to do with it
 */
record FuzzExplanation(boolean adapted, State state, Path out, List<Row> rows) {
  private static final String ADAPTS =
      """
      BASE is the weight that a generator begins with, NOW its present one. After every 110 trials
      the weights are set anew by what all trials but the last 110 to 219 have shown, from a half to
      twice the base, so that a share stays within a quarter and four times what it was:
        two thirds  findings: 20 points for wrong output that no earlier 110 trials have shown, 10
                    for another new bug, 1 for a bug that is there again
        one third   optimisation counters of gcc and clang at -O2 that no earlier 110 trials have
                    reached, of one program in eight
      each beside what the generator's trials would have if all generators were alike. Time has no
      say, so the mix is the same for any number of --jobs and after --resume. --no-adapt keeps the
      base weights; --generators with weights of your own does so too, unless --adapt is given.
      """;

  private static final String FIXED =
      """
      Weights stay as they were given; --adapt makes them follow what generators yield.
      """;

  FuzzExplanation {
    rows = List.copyOf(rows);
  }

  /** What the campaign folder has to do with it. */
  enum State {
    /** It holds no campaign. */
    EMPTY,
    /** Its campaign has this mix, and would go on. */
    SAME,
    /** Its campaign has another one. */
    OTHER
  }

  /**
   * One source.
   *
   * @param share the part of the next trials that it gets, 0 to 1
   * @param now its present weight
   * @param yield what it had and showed in the folder's campaign
   * @param needs what must be there for it, in words; empty if a compiler is enough
   * @param missing why it does not take part; empty if it does
   */
  record Row(
      String generator,
      int base,
      double share,
      double now,
      SourceYield yield,
      String purpose,
      String needs,
      String missing) {}

  /** Of a mix, in a folder whose latest campaign may stand somewhere. */
  static FuzzExplanation of(FuzzSources.Chosen.Ready ready, Optional<Standing> standing, Path out) {
    Schedule schedule = ready.schedule();
    State state =
        standing
            .map(it -> FuzzSettings.hasMix(it.settings(), schedule) ? State.SAME : State.OTHER)
            .orElse(State.EMPTY);
    boolean adapted =
        switch (schedule.order()) {
          case Schedule.Order.Fixed() -> false;
          case Schedule.Order.Adapted _ -> true;
        };
    SourceHistory history =
        SourceHistory.of(standing.map(it -> it.totals().counters()).orElse(Map.of()));
    long batch = standing.map(it -> it.done().below() / Experience.BATCH).orElse(0L);
    SourceYields known =
        adapted && state == State.SAME ? history.before(batch - 1) : SourceYields.NONE;
    SourceYields all = history.before(Long.MAX_VALUE);
    return new FuzzExplanation(
        adapted,
        state,
        out,
        Stream.concat(
                taking(schedule, known, all).stream(),
                ready.left().stream().map(FuzzExplanation::missing))
            .toList());
  }

  private static List<Row> taking(Schedule schedule, SourceYields known, SourceYields all) {
    List<Integer> weights = schedule.weights(known);
    double total = weights.stream().mapToInt(Integer::intValue).sum();
    var rows = new ArrayList<Row>();
    for (int i = 0; i < weights.size(); i++) {
      Schedule.Share share = schedule.shares().get(i);
      String name = share.source().name();
      rows.add(
          new Row(
              name,
              share.weight(),
              weights.get(i) / total,
              (double) weights.get(i) / SourceYields.PARTS,
              all.of(name),
              purpose(name),
              needs(name),
              ""));
    }
    return rows;
  }

  private static Row missing(FuzzSources.Left left) {
    String name = left.entry().name();
    return new Row(
        name,
        left.entry().weight(),
        0,
        0,
        SourceYield.NONE,
        purpose(name),
        needs(name),
        left.reason());
  }

  private static String purpose(String generator) {
    return DefaultMix.row(generator).map(DefaultMix.Row::purpose).orElse("as you asked for");
  }

  private static String needs(String generator) {
    return DefaultMix.row(generator).map(DefaultMix.Row::needs).orElse("");
  }

  /** One object a line. */
  String json() {
    var text = new StringBuilder();
    for (Row row : rows) {
      text.append(
              new JsonLine()
                  .put("generator", row.generator())
                  .put("share", row.share())
                  .put("base-weight", row.base())
                  .put("weight", row.now())
                  .put("adapted", adapted)
                  .put("trials", row.yield().trials())
                  .put("findings", row.yield().sightings())
                  .put("bugs", row.yield().bugs())
                  .put("measured", row.yield().measured())
                  .put("new-counters", row.yield().gained())
                  .put("purpose", row.purpose())
                  .put("needs", row.needs())
                  .put("missing", row.missing()))
          .append('\n');
    }
    return text.toString();
  }

  String text() {
    var text = new StringBuilder();
    text.append("Programs come from, as often as SHARE says:\n");
    text.append(Columns.text(table(), 2));
    text.append("\nWhat each is for:\n").append(column(Row::purpose));
    if (rows.stream().anyMatch(row -> !row.needs().isEmpty())) {
      text.append("\nWhat some need:\n").append(column(Row::needs));
    }
    rows.stream()
        .filter(row -> !row.missing().isEmpty())
        .forEach(row ->
            text.append("\nLeft out: ")
                .append(row.generator())
                .append(": ")
                .append(row.missing())
                .append('\n'));
    return text.append('\n').append(adapted ? ADAPTS : FIXED).append(folder()).toString();
  }

  private String column(Function<Row, String> words) {
    return Columns.text(
        rows.stream()
            .filter(row -> !words.apply(row).isEmpty())
            .map(row -> List.of(row.generator(), words.apply(row)))
            .toList(),
        2);
  }

  private List<List<String>> table() {
    boolean known = state != State.EMPTY;
    var table = new ArrayList<List<String>>();
    table.add(
        cells(
            List.of("GENERATOR", "SHARE", "BASE", "NOW"),
            List.of("TRIALS", "FINDINGS", "BUGS", "NEW COUNTERS"),
            known));
    for (Row row : rows) {
      SourceYield yield = row.yield();
      table.add(
          cells(
              List.of(
                  row.generator(),
                  row.missing().isEmpty() ? percent(row.share()) : "left out",
                  "" + row.base(),
                  row.missing().isEmpty() ? number(row.now()) : ""),
              List.of(
                  "" + yield.trials(),
                  "" + yield.sightings(),
                  "" + yield.bugs(),
                  yield.gained() + " in " + yield.measured()),
              known));
    }
    return table;
  }

  private static List<String> cells(List<String> mix, List<String> yield, boolean known) {
    return known ? Stream.concat(mix.stream(), yield.stream()).toList() : mix;
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  private static String number(double weight) {
    return String.format(Locale.ROOT, "%.2f", weight);
  }

  private String folder() {
    return switch (state) {
      case EMPTY -> "There is no campaign in " + out + " yet.\n";
      case SAME ->
          "TRIALS and so on are those of the campaign in " + out + ", which would go on.\n";
      case OTHER ->
          "TRIALS and so on are those of the campaign in "
              + out
              + ". It has other generators or weights:\na new one would begin, and"
              + " --resume would go on with it.\n";
    };
  }
}
