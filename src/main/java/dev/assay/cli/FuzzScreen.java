package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.campaign.Progress;
import dev.assay.campaign.Usage;
import dev.assay.judge.BugClass;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The words in which a campaign tells how it stands: a panel for terminals, a line for logs. */
final class FuzzScreen {
  private FuzzScreen() {}

  /** Several lines that are drawn over again and again. */
  static List<String> panel(String title, Duration elapsed, Progress.Snapshot now, int width) {
    var lines = new ArrayList<String>();
    lines.add("assay fuzz  " + clock(elapsed) + "  " + title);
    lines.add(
        "  programs  %,d (%s)   builds %,d (%s)   runs %,d"
            .formatted(
                now.trials(),
                rate(now.trialsNow(), elapsed),
                now.usage().builds(),
                rate(now.buildsNow(), elapsed),
                now.usage().runs()));
    if (now.mutations().made() + now.mutations().defects() > 0) {
      lines.add("  mutations " + mutations(now.mutations()));
    }
    lines.add("  CPU       " + shares(now.usage()));
    lines.add("  verdicts  " + counts(now.verdicts()));
    lines.add("  refused   " + RefusalWords.counts(now.refusals()));
    lines.add("  bugs      " + bugs(now.bugs()));
    if (now.unconfirmedCount() > 0) {
      lines.add("  unsure    " + unconfirmed(now));
    }
    lines.add("  newest    " + now.newest().map(FuzzScreen::bug).orElse("none yet"));
    lines.add("  reduced   " + reduced(now));
    return lines.stream().map(line -> cut(line, width)).toList();
  }

  /** All on one line. */
  static String line(Duration elapsed, Progress.Snapshot now) {
    return "%s  programs %d (%s)  builds %d (%s)  refused %d  bugs %d  CPU %s"
        .formatted(
            clock(elapsed),
            now.trials(),
            rate(now.trialsNow(), elapsed),
            now.usage().builds(),
            rate(now.buildsNow(), elapsed),
            now.refusals().refused(),
            now.bugCount(),
            shares(now.usage()));
  }

  static String bug(Bug bug) {
    return Visible.of(
        bug.id()
            + "  "
            + bug.signature().kind().spelling()
            + ": "
            + BugsTable.compilers(bug.compilers())
            + ": "
            + bug.signature().key());
  }

  static String shares(Usage usage) {
    long generating = usage.generating().toMillis();
    long interpreting = usage.interpreting().plus(usage.preprocessing()).toMillis();
    long compiling = usage.compiling().toMillis();
    long running = usage.running().toMillis();
    double all = Math.max(1, generating + interpreting + compiling + running);
    return String.format(
        Locale.ROOT,
        "compilers %.0f%%, programs %.0f%%, generators %.0f%%, interpreter %.0f%%",
        100 * compiling / all,
        100 * running / all,
        100 * generating / all,
        100 * interpreting / all);
  }

  static String counts(Map<String, Long> verdicts) {
    return verdicts.isEmpty()
        ? "none yet"
        : verdicts.entrySet().stream()
            .map(e -> e.getKey() + " " + e.getValue())
            .collect(Collectors.joining(", "));
  }

  static String bugs(Map<BugClass, Integer> bugs) {
    return bugs.isEmpty()
        ? "none"
        : bugs.entrySet().stream()
            .map(e -> e.getKey().spelling() + " " + e.getValue())
            .collect(Collectors.joining(", "));
  }

  /** What is kept beside the bugs, and how it is listed. */
  static String unconfirmed(Progress.Snapshot now) {
    return bugs(now.unconfirmed()) + " (assay bugs --unconfirmed)";
  }

  static String reduced(Progress.Snapshot now) {
    return now.reduced() + now.reducing().map(bug -> ", busy with " + bug.id()).orElse("");
  }

  static String mutations(Progress.Mutations mutations) {
    return mutations.made()
        + ", and "
        + mutations.defects()
        + " that were wrong and left out (defects of Assay)";
  }

  static String clock(Duration elapsed) {
    return String.format(
        Locale.ROOT,
        "%02d:%02d:%02d",
        elapsed.toHours(),
        elapsed.toMinutesPart(),
        elapsed.toSecondsPart());
  }

  private static String rate(long count, Duration elapsed) {
    double seconds = Math.max(0.001, elapsed.toMillis() / 1000.0);
    return String.format(Locale.ROOT, "%.2f/s", count / seconds);
  }

  private static String cut(String line, int width) {
    return line.length() <= width ? line : line.substring(0, Math.max(0, width - 1)) + "…";
  }
}
