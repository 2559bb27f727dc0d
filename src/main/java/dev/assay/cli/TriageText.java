package dev.assay.cli;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Blame;
import dev.assay.bugs.Triage;
import java.util.List;
import java.util.stream.Collectors;

/** What is known of a bug's cause, for people. */
final class TriageText {
  private static final String INDENT = "  ";

  private TriageText() {}

  static String of(String head, Triage triage) {
    var text = new StringBuilder(head).append('\n');
    for (Blame blame : triage.blames()) {
      line(text, "blame", blame.toString());
      line(text, "", blame.proof());
      line(text, "good", command(blame.good()));
      line(text, "bad", command(blame.bad()));
    }
    if (triage.blames().isEmpty()) {
      line(text, "blame", "nothing found");
    }
    if (!triage.cures().isEmpty()) {
      line(text, "gone with", String.join(", ", triage.cures()));
    }
    if (!triage.affected().isEmpty()) {
      line(text, "releases", releases(triage.affected()));
    }
    if (!triage.features().isEmpty()) {
      line(text, "made of", String.join(", ", triage.features()));
    }
    triage.remarks().forEach(remark -> line(text, "note", remark));
    line(text, "builds", Integer.toString(triage.builds()));
    return text.toString();
  }

  /** {@code gcc-11: no, gcc-12: -O2,3}. */
  static String releases(List<AffectedVersion> affected) {
    return affected.stream()
        .map(
            one -> one.compiler() + ": " + (one.affected() ? BugsTable.levels(one.levels()) : "no"))
        .collect(Collectors.joining(", "));
  }

  /** Hundreds of switches say no more than the first and the last. */
  private static String command(List<String> words) {
    int most = 16;
    return words.size() <= most + 2
        ? String.join(" ", words)
        : String.join(" ", words.subList(0, most))
            + " ... ("
            + (words.size() - most)
            + " words more)";
  }

  private static void line(StringBuilder text, String title, String words) {
    text.append(INDENT).append("%-9s  ".formatted(title)).append(Visible.of(words)).append('\n');
  }
}
