package dev.assay.cli;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugCatalog;
import dev.assay.bugs.Example;
import dev.assay.bugs.Expected;
import dev.assay.bugs.StoredRun;
import dev.assay.bugs.Triage;
import dev.assay.c.parse.SourceText;
import dev.assay.mutate.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Everything about one bug, for people. */
final class ShowText {
  private static final int SHORT_PROGRAM = 60;
  private static final int MESSAGE_LINES = 20;
  private static final int CONFIGURATIONS = 10;
  private static final String INDENT = "    ";

  private final StringBuilder text = new StringBuilder();
  private final Bug bug;
  private final BugCatalog catalog;
  private final boolean raw;

  private ShowText(Bug bug, BugCatalog catalog, boolean raw) {
    this.bug = bug;
    this.catalog = catalog;
    this.raw = raw;
  }

  /**
   * @param raw whether what programs and compilers print is told as it is
   */
  static String of(Bug bug, BugCatalog catalog, boolean raw) {
    var show = new ShowText(bug, catalog, raw);
    show.facts();
    catalog.example(bug).ifPresent(show::example);
    return show.text.toString();
  }

  private void facts() {
    line(
        bug.id()
            + ": "
            + bug.signature().kind().spelling()
            + " of "
            + BugsTable.compilers(bug.compilers()));
    bug.summary().lines().forEach(this::line);
    line("");
    fact("signature", bug.signature().key());
    fact("compiler", (bug.version() + ", " + bug.target()).replaceAll(", $", ""));
    fact("configurations", configurations());
    fact("state", bug.state().spelling() + (bug.link().isEmpty() ? "" : ", " + bug.link()));
    fact("confirmed", confirmed());
    fact(
        "seen",
        times(bug.count())
            + ", first "
            + BugsTable.time(bug.first().time())
            + ", last "
            + BugsTable.time(bug.lastSeen())
            + " UTC");
    fact("found by", origin());
    catalog.triage(bug).ifPresent(this::cause);
    int more = catalog.exampleCount(bug) - 1;
    fact("files", catalog.folder(bug) + moreText(more));
    fact(
        "run again",
        "assay replay " + bug.id() + ", or " + catalog.folder(bug).resolve("command.sh"));
  }

  private void cause(Triage triage) {
    triage.blame().ifPresent(blame -> fact("to blame", blame + "\n" + blame.proof()));
    if (!triage.cures().isEmpty()) {
      fact("gone with", String.join("\n", triage.cures()));
    }
    fact("releases", TriageText.releases(triage.affected()));
    if (!triage.remarks().isEmpty()) {
      fact("notes", String.join("\n", triage.remarks()));
    }
  }

  private String confirmed() {
    if (!bug.signature().kind().isBug()) {
      return "no: compilers differ, and the interpreter does not know what is right"
          + (bug.vouched().isEmpty() ? "" : "; " + bug.vouched() + " are silent");
    }
    if (bug.vouched().isEmpty()) {
      return bug.confirmed() ? "yes: it was seen again" : "no";
    }
    return (bug.confirmed() ? "by the " : "no: ") + bug.vouched();
  }

  private String configurations() {
    List<String> all = bug.affected().stream().map(Bug.Affected::configuration).toList();
    String shown = String.join("\n", all.subList(0, Math.min(CONFIGURATIONS, all.size())));
    return all.size() <= CONFIGURATIONS
        ? shown
        : shown + "\n... " + (all.size() - CONFIGURATIONS) + " more in bug.toml";
  }

  private String origin() {
    var origin = bug.first().origin();
    return origin.generator()
        + ", seed "
        + origin.seed()
        + ", trial "
        + bug.first().trial()
        + (origin.detail().isEmpty() ? "" : ", " + origin.detail())
        + ", assay "
        + bug.assay();
  }

  private static String moreText(int more) {
    return more < 1 ? "" : " (" + more + " more program" + (more == 1 ? "" : "s") + " in more/)";
  }

  private static String times(long count) {
    return count == 1 ? "once" : count + " times";
  }

  private void example(Example example) {
    if (!example.runs().isEmpty()) {
      StoredRun run = example.runs().getFirst();
      commands(run);
      result(run, example.expected());
    }
    SourceFile main = example.main();
    long lines = main.text().lines().count();
    if (lines < SHORT_PROGRAM) {
      block(main.name() + ":", decoded(main.text()).lines()::forEach);
    } else {
      line("");
      line(main.name() + " has " + lines + " lines: " + kept(example));
    }
  }

  /** C++ of older campaigns has the name of C. */
  private Path kept(Example example) {
    Path folder = catalog.folder(bug);
    Path file = folder.resolve(example.keptName());
    return Files.exists(file) ? file : folder.resolve("original.c");
  }

  private void commands(StoredRun run) {
    var commands = run.way().commands();
    block(
        "commands:",
        each -> {
          each.accept(String.join(" ", commands.compile()));
          if (isLinked(run)) {
            each.accept(String.join(" ", commands.link()));
          }
          if (run.isProgramsEnd()) {
            each.accept(String.join(" ", commands.run()));
          }
        });
  }

  private static boolean isLinked(StoredRun run) {
    return run.isProgramsEnd() || run.messages().startsWith("link: ");
  }

  private void result(StoredRun run, Optional<Expected> expected) {
    if (expected.isPresent() && run.isProgramsEnd()) {
      String right = decoded(expected.get().stdout()) + "exit status " + expected.get().exit();
      String wrong = decoded(run.stdout()) + run.outcome();
      block(
          "expected (-) and got (+) with " + run.way() + ":",
          ShowDiff.lines(right, wrong)::forEach);
    } else {
      String got = decoded(run.stdout() + run.messages());
      block(run.way() + ": " + run.outcome(), ShowDiff.head(got, MESSAGE_LINES)::forEach);
    }
  }

  private static String decoded(String latin1) {
    return SourceText.decode(latin1.getBytes(StandardCharsets.ISO_8859_1));
  }

  private void fact(String name, String value) {
    List<String> lines = value.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      line("%-16s%s".formatted(i == 0 ? name : "", lines.get(i)));
    }
  }

  /** A title and indented lines. */
  private void block(String title, Consumer<Consumer<String>> lines) {
    line("");
    line(title);
    lines.accept(line -> line(INDENT + line));
  }

  private void line(String line) {
    text.append((raw ? line : Visible.of(line)).stripTrailing()).append('\n');
  }
}
