package dev.assay.bugs.report;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Blame;
import dev.assay.bugs.Expected;
import dev.assay.bugs.StoredRun;
import dev.assay.bugs.trace.FirstWrong;
import dev.assay.judge.BugClass;
import dev.assay.mutate.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a report says, in the order in which maintainers read it. */
public final class Sections {
  public static final String PROGRAM = "Program";
  public static final String OUTPUT = "Output";
  public static final String FIRST_WRONG = "First wrong value";

  private static final int LONG_PROGRAM = 120;
  private static final int LONG_OUTPUT = 30;
  private static final int SHORT_MESSAGES = 10;
  private static final int CONTEXT = 2;
  private static final String MESSAGES = "What the compiler says";

  private final ReportInput input;

  private Sections(ReportInput input) {
    this.input = input;
  }

  public static List<Section> of(ReportInput input) {
    var sections = new Sections(input);
    return Stream.of(
            Optional.of(sections.opening()),
            Optional.of(sections.program()),
            Optional.of(sections.commands()),
            sections.result(),
            sections.firstWrong(),
            Optional.of(sections.affected()),
            sections.cause(),
            sections.known(),
            Optional.of(sections.origin()))
        .flatMap(Optional::stream)
        .toList();
  }

  private Section opening() {
    String compiler = input.bug().version();
    String at = " at " + Titles.levels(input);
    String sentence =
        switch (input.kind()) {
          case WRONG_OUTPUT -> compiler + at + " compiles this program wrongly. " + difference();
          case CRASH -> compiler + at + " crashes on this program: " + headline();
          case HANG ->
              compiler
                  + at
                  + " does not come to an end with this program. "
                  + input.examined().timing().map(Timing::toString).orElse("");
          case REJECTED -> compiler + at + " refuses this valid program: " + headline();
          case SANITIZER ->
              compiler
                  + at
                  + " makes a program that reports an error that is not there: "
                  + headline();
          case UNSTABLE ->
              compiler + at + " gives different results when the same command is repeated.";
          case DISAGREEMENT ->
              compiler + at + " makes a program that differs from those of other compilers.";
        };
    return new Section("Description", new Block.Paragraph(sentence.strip()));
  }

  private String headline() {
    return CrashText.headline(input.bad().messages()).orElse(input.bug().signature().key());
  }

  private String difference() {
    return input
        .expected()
        .map(expected -> {
          List<OutputDiff.Line> changed =
              OutputDiff.lines(right(expected), wrong(input.bad())).stream()
                  .filter(line -> line.mark() != OutputDiff.Mark.SAME)
                  .toList();
          return (changed.size() == 2 ? "It prints \"" : "Its output first differs with \"")
              + text(changed, OutputDiff.Mark.ACTUAL)
              + "\" where \""
              + text(changed, OutputDiff.Mark.EXPECTED)
              + "\" is right.";
        })
        .orElse("");
  }

  private static String text(List<OutputDiff.Line> lines, OutputDiff.Mark mark) {
    return lines.stream()
        .filter(line -> line.mark() == mark)
        .map(OutputDiff.Line::text)
        .findFirst()
        .orElse("");
  }

  private Section program() {
    var blocks = new ArrayList<Block>();
    for (SourceFile file : input.program().files()) {
      String text = Bytes.text(file.text());
      var code = new Block.Code(input.program().isCxx() ? "cpp" : "c", text);
      if (text.lines().count() > LONG_PROGRAM) {
        blocks.add(new Block.Folded(file.name() + ", " + text.lines().count() + " lines", code));
      } else {
        if (input.program().files().size() > 1) {
          blocks.add(new Block.Paragraph(file.name() + ":"));
        }
        blocks.add(code);
      }
    }
    return new Section(PROGRAM, blocks);
  }

  private Section commands() {
    return new Section("Commands", new Block.Code("sh", lines(input.invocation().lines())));
  }

  private Optional<Section> result() {
    StoredRun bad = input.bad();
    if (!bad.isProgramsEnd()) {
      return bad.messages().isBlank() ? Optional.empty() : Optional.of(messages(bad.messages()));
    }
    if (input.kind() == BugClass.SANITIZER) {
      return Optional.of(
          new Section(
              "What the program says", new Block.Code("", CrashText.shortened(bad.messages()))));
    }
    return Optional.of(
        input
            .expected()
            .map(expected -> outputs(right(expected), wrong(bad)))
            .orElseGet(() -> new Section(OUTPUT, new Block.Code("", wrong(bad)))));
  }

  private Section messages(String messages) {
    var all = new Block.Code("", CrashText.shortened(messages));
    return all.text().lines().count() <= SHORT_MESSAGES
        ? new Section(MESSAGES, all)
        : new Section(
            MESSAGES, new Block.Code("", headline() + "\n"), new Block.Folded("All messages", all));
  }

  private static Section outputs(String right, String wrong) {
    if (right.lines().count() + wrong.lines().count() <= LONG_OUTPUT) {
      return new Section(
          OUTPUT,
          new Block.Paragraph("Expected:"),
          new Block.Code("", right),
          new Block.Paragraph("Actual:"),
          new Block.Code("", wrong));
    }
    List<OutputDiff.Line> lines =
        OutputDiff.shortened(OutputDiff.lines(right, wrong), CONTEXT, LONG_OUTPUT);
    return new Section(
        OUTPUT,
        new Block.Paragraph("Expected (-) and actual (+):"),
        new Block.Code("diff", lines(lines.stream().map(OutputDiff.Line::toString).toList())));
  }

  /** With the end of the program as its last line. */
  public static String right(Expected expected) {
    return ended(Bytes.text(expected.stdout()), "exit status " + expected.exit());
  }

  /** The same of what came. */
  public static String wrong(StoredRun run) {
    return ended(Bytes.text(run.stdout()), run.outcome());
  }

  private static String ended(String output, String end) {
    return output + (output.isEmpty() || output.endsWith("\n") ? "" : "\n") + end + "\n";
  }

  private Optional<Section> firstWrong() {
    return input
        .examined()
        .firstWrong()
        .map(first -> {
          var said = new Block.Paragraph(first + ". " + first.how());
          return first.before().isEmpty()
              ? new Section(FIRST_WRONG, said)
              : new Section(FIRST_WRONG, said, steps(first));
        });
  }

  private static Block steps(FirstWrong first) {
    var lines = new ArrayList<>(first.before());
    lines.add(first.toString());
    return new Block.Code("", lines(lines));
  }

  private Section affected() {
    var items = new ArrayList<String>();
    items.add("Target: " + input.bug().target());
    items.add("Levels: " + Titles.levels(input));
    if (input.triage().affected().isEmpty() && input.bug().compilers().size() > 1) {
      items.add("Before it was reduced: seen with " + Titles.joined(input.bug().compilers()));
    }
    for (AffectedVersion version : input.triage().affected()) {
      items.add(version.version() + ": " + (version.affected() ? shown(version.levels()) : "no"));
    }
    Releases.of(input)
        .mended()
        .ifPresent(release -> items.add("It does not show with " + release + " any more."));
    return new Section("Affected", new Block.Items(items));
  }

  /** A compiler that has no levels shows it at its only one. */
  private static String shown(List<String> levels) {
    return levels.equals(List.of("")) ? "yes" : "yes, at " + Titles.joined(levels);
  }

  private Optional<Section> cause() {
    var items = new ArrayList<String>();
    for (Blame blame : input.triage().blames()) {
      items.add(blame + ": " + blame.proof());
    }
    if (!input.triage().cures().isEmpty()) {
      items.add("It goes away with each of: " + String.join(", ", input.triage().cures()));
    }
    input.good().ifPresent(good -> items.add("It does not show with " + good.way() + "."));
    items.addAll(input.triage().remarks());
    return items.isEmpty()
        ? Optional.empty()
        : Optional.of(new Section("Cause", new Block.Items(items)));
  }

  private Optional<Section> known() {
    return input
        .known()
        .map(text -> new Section("Possible duplicate", new Block.Paragraph(text)))
        .or(() ->
            input.bug().link().isEmpty()
                ? Optional.empty()
                : Optional.of(
                    new Section(
                        "Possible duplicate",
                        new Block.Paragraph(
                            "Marked as "
                                + input.bug().state().spelling()
                                + ": "
                                + input.bug().link()))));
  }

  private Section origin() {
    return new Section(
        "How it was found", new Block.Paragraph(String.join(" ", Provenance.sentences(input))));
  }

  private static String lines(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }
}
