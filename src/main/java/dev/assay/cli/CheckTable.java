package dev.assay.cli;

import dev.assay.campaign.Examined;
import dev.assay.compile.CompilerRun;
import dev.assay.compile.Configuration;
import dev.assay.compile.Levels;
import dev.assay.compile.OtherMeaning;
import dev.assay.compile.Purpose;
import dev.assay.judge.Finding;
import dev.assay.judge.RefusedBuilds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** What {@code assay check} says of a file, for people: verdict, opinion, matrix, findings. */
final class CheckTable {
  private CheckTable() {}

  static String text(String file, Examined examined) {
    var text = new StringBuilder();
    text.append(file).append(": ").append(examined.verdict().spelling()).append('\n');
    text.append(opinions(examined));
    String reason = CheckWords.reason(examined);
    if (!reason.isEmpty()) {
      text.append("  ").append(reason.strip().replace("\n", "\n  ")).append('\n');
    }
    text.append(matrix(examined)).append(loose(examined)).append(refused(examined));
    for (Finding finding : examined.findings()) {
      text.append("  ").append(finding.signature()).append('\n');
      text.append("    ").append(finding.summary()).append('\n');
      List<String> others = finding.compilers().stream().skip(1).toList();
      if (!others.isEmpty()) {
        text.append("    also with ").append(BugsTable.compilers(others)).append('\n');
      }
    }
    return text.toString();
  }

  /** Why some are only compiled, where that is what the flags say. */
  private static String loose(Examined examined) {
    return examined.runs().stream()
        .map(CompilerRun::configuration)
        .filter(way -> way.purpose() == Purpose.COMPILE)
        .flatMap(way -> why(way).stream())
        .findFirst()
        .orElse("");
  }

  private static Optional<String> why(Configuration way) {
    Optional<String> meaning =
        OtherMeaning.of(way.flags())
            .map(change ->
                "  "
                    + change.flag()
                    + " changes "
                    + change.what()
                    + ", which the interpreter does not know, so what programs print is not"
                    + " compared there\n");
    return meaning.or(() ->
        Levels.loosening(way.level(), way.flags())
            .map(what ->
                "  "
                    + what
                    + " lets floating results differ, so what programs print is not compared there"
                    + " (--floats near does)\n"));
  }

  private static String refused(Examined examined) {
    var text = new StringBuilder();
    for (RefusedBuilds.Refused one : examined.refused().refused()) {
      text.append("  refused by ").append(RefusalWords.compilers(one)).append('\n');
      text.append("    ").append(RefusalWords.reason(one.reason())).append('\n');
    }
    return text.toString();
  }

  /** The interpreter's opinion of the program, or of each of those that builds see. */
  private static String opinions(Examined examined) {
    List<CheckReading> readings = CheckReading.of(examined);
    if (readings.isEmpty()) {
      return CheckWords.opinion(examined).map(said -> "  interpreter: " + said + "\n").orElse("");
    }
    var text = new StringBuilder();
    for (CheckReading reading : readings) {
      text.append("  interpreter, as ")
          .append(String.join(", ", reading.who()))
          .append(reading.who().size() == 1 ? " sees it: " : " see it: ")
          .append(reading.opinion().orElse("cannot tell; they are compared with one another"))
          .append('\n');
    }
    return text.toString();
  }

  /** Compilers down, levels across; flags are the same for all and stand above. */
  private static String matrix(Examined examined) {
    var levels = new TreeSet<String>(Levels.ORDER);
    var rows = new LinkedHashMap<String, Map<String, String>>();
    for (CompilerRun run : examined.runs()) {
      levels.add(run.configuration().level());
      rows.computeIfAbsent(run.configuration().compiler().name(), _ -> new LinkedHashMap<>())
          .put(run.configuration().level(), CheckWords.result(run, examined));
    }
    var table = new ArrayList<List<String>>();
    var head = new ArrayList<String>(List.of(""));
    levels.forEach(level -> head.add(level.isEmpty() ? "(default)" : level));
    table.add(head);
    rows.forEach((compiler, cells) -> {
      var row = new ArrayList<String>(List.of(compiler));
      levels.forEach(level -> row.add(cells.getOrDefault(level, "")));
      table.add(row);
    });
    return Columns.text(table, 2);
  }
}
