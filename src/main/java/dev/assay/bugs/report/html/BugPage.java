package dev.assay.bugs.report.html;

import dev.assay.bugs.Bug;
import dev.assay.bugs.report.Block;
import dev.assay.bugs.report.Bytes;
import dev.assay.bugs.report.Format;
import dev.assay.bugs.report.OutputDiff;
import dev.assay.bugs.report.ReportFiles;
import dev.assay.bugs.report.ReportInput;
import dev.assay.bugs.report.Section;
import dev.assay.bugs.report.Sections;
import dev.assay.bugs.report.Titles;
import dev.assay.bugs.trace.FirstWrong;
import dev.assay.mutate.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The page of a bug. */
public final class BugPage {
  private static final int CONTEXT = 3;
  private static final int LONGEST_DIFF = 400;
  private static final int FOLDED = 150;

  private final ReportInput input;

  private BugPage(ReportInput input) {
    this.input = input;
  }

  /** A page that can be sent by itself. */
  public static String of(ReportInput input) {
    var page = new BugPage(input);
    return Frame.alone(page.title(), List.of(page.head(List.of()), page.main()));
  }

  /** A page of the site, two folders below its index. */
  static String inSite(ReportInput input) {
    var page = new BugPage(input);
    Html back =
        Html.of("nav", Html.link("../../index.html", "All bugs")).with("aria-label", "Site");
    return Frame.inSite(page.title(), "../../", List.of(page.head(List.of(back)), page.main()));
  }

  private String title() {
    return input.bug().signature().compiler() + ": " + Titles.plain(input);
  }

  private Html head(List<Html> before) {
    var parts = new ArrayList<Html>(before);
    parts.add(Html.of("h1", title()));
    parts.add(Html.of("p", input.bug().summary()).with("class", "summary"));
    parts.add(facts());
    return Html.of("header", parts);
  }

  private Html facts() {
    Bug bug = input.bug();
    var facts = new ArrayList<Html>();
    fact(facts, "Id", Html.of("code", bug.id()));
    fact(facts, "Class", Html.of("span", input.kind().spelling()).with("class", "badge"));
    fact(facts, "Compiler", Html.text(bug.version()));
    fact(facts, "Target", Html.text(bug.target()));
    fact(facts, "Signature", Html.of("code", bug.signature().key()));
    fact(
        facts,
        "State",
        bug.link().isEmpty()
            ? Html.text(bug.state().spelling())
            : Html.of(
                "span",
                Html.text(bug.state().spelling() + ", "),
                Html.link(bug.link(), bug.link())));
    fact(
        facts,
        "Seen",
        Html.text(
            (bug.count() == 1 ? "once" : bug.count() + " times")
                + ", first "
                + Times.minute(bug.first().time())
                + " UTC"));
    return Html.of("dl", facts).with("class", "facts");
  }

  private static void fact(List<Html> facts, String name, Html value) {
    facts.add(Html.of("div", Html.of("dt", name), Html.of("dd", value)));
  }

  private Html main() {
    var parts = new ArrayList<Html>();
    for (Section section : Sections.of(input)) {
      parts.add(
          switch (section.title()) {
            case Sections.PROGRAM -> section(section.title(), program());
            case Sections.OUTPUT -> section(section.title(), outputs(section));
            case Sections.FIRST_WRONG -> section(section.title(), firstWrong());
            default -> section(section.title(), section.blocks().stream().map(BugPage::block));
          });
    }
    parts.add(section("Configurations that showed it", Stream.of(configurations())));
    parts.add(section("Files", Stream.of(files())));
    parts.add(section("Report to paste", Stream.of(paste())));
    return Html.of("main", parts);
  }

  private static Html section(String title, Stream<? extends Html> content) {
    var parts = new ArrayList<Html>();
    parts.add(Html.of("h2", title));
    content.forEach(parts::add);
    return Html.of("section", parts);
  }

  private static Html block(Block block) {
    return switch (block) {
      case Block.Paragraph(String text) -> Html.of("p", text);
      case Block.Code(_, String text) -> code(text);
      case Block.Folded(String summary, Block.Code code) ->
          Html.of("details", Html.of("summary", summary), code(code.text()));
      case Block.Items(List<String> items) ->
          Html.of("ul", items.stream().map(item -> Html.of("li", item)));
    };
  }

  /** Can be reached by keyboard, since it may be wider than the window. */
  private static Html code(String text) {
    return Html.of("pre", text).with("tabindex", "0");
  }

  private Stream<Html> program() {
    List<SourceFile> files = input.program().files();
    return files.stream()
        .map(file -> {
          String text = Bytes.text(file.text());
          String prefix = file.equals(input.program().main()) ? "" : file.name() + "-";
          Html lines = Highlighter.lines(text, prefix);
          long count = text.lines().count();
          var folded =
              Html.of("details", Html.of("summary", file.name() + ", " + count + " lines"), lines);
          return count > FOLDED || files.size() > 1
              ? count > FOLDED ? folded : folded.with("open", "")
              : lines;
        });
  }

  private Stream<Html> outputs(Section section) {
    if (input.expected().isEmpty()) {
      return section.blocks().stream().map(BugPage::block);
    }
    List<OutputDiff.Line> lines =
        OutputDiff.shortened(
            OutputDiff.lines(Sections.right(input.expected().get()), Sections.wrong(input.bad())),
            CONTEXT,
            LONGEST_DIFF);
    return Stream.of(
        Html.of("p", "Lines with - are expected, lines with + came in their place."),
        Html.of(
                "pre",
                lines.stream()
                    .map(line ->
                        Html.of("span", line + "\n")
                            .with(
                                "class",
                                "diff " + line.mark().name().toLowerCase(java.util.Locale.ROOT))))
            .with("class", "diffs")
            .with("tabindex", "0"));
  }

  private Stream<Html> firstWrong() {
    FirstWrong first = input.examined().firstWrong().orElseThrow();
    var sentence = new ArrayList<Html>();
    sentence.add(Html.of("strong", first.toString()));
    sentence.add(Html.text(". " + first.how()));
    if (first.line() > 0) {
      sentence.add(Html.text(" "));
      sentence.add(Html.link("#L" + first.line(), "Show line " + first.line()));
    }
    var steps = new ArrayList<Html>();
    first
        .before()
        .forEach(step -> steps.add(Html.of("span", "  " + step + "\n").with("class", "diff same")));
    String name = first.variable().isEmpty() ? "" : first.variable() + " = ";
    steps.add(
        Html.of("span", "- " + name + first.expected() + "\n").with("class", "diff expected"));
    steps.add(Html.of("span", "+ " + name + first.actual() + "\n").with("class", "diff actual"));
    return Stream.of(
        Html.of("p", sentence).with("class", "callout"),
        Html.of("pre", steps).with("class", "diffs").with("tabindex", "0"));
  }

  private Html configurations() {
    return Html.of(
        "ul",
        input.bug().affected().stream()
            .map(affected -> Html.of("li", Html.of("code", affected.configuration()))));
  }

  private Html files() {
    return Html.of(
        "ul",
        ReportFiles.beside(input).keySet().stream()
            .map(path -> Html.of("li", Html.link("./" + path, path))));
  }

  private Html paste() {
    Format format = Format.forCompiler(input.bug().version());
    return Html.of(
        "details",
        Html.of("summary", "As " + format.spelling() + "'s maintainers ask for it"),
        Html.of("button", "Copy").with("type", "button").with("class", "copy"),
        code(Rendering.of(input, format)));
  }
}
