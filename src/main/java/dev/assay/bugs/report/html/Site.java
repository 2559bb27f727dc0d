package dev.assay.bugs.report.html;

import dev.assay.bugs.AffectedVersion;
import dev.assay.bugs.Blame;
import dev.assay.bugs.Bug;
import dev.assay.bugs.report.Format;
import dev.assay.bugs.report.ReportFiles;
import dev.assay.bugs.report.ReportInput;
import dev.assay.bugs.report.Titles;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * All bugs as pages that need no server.
 *
 * <pre>
 * index.html          a table that can be sorted and filtered
 * site.css, site.js   for all pages
 * bugs/7f3a90c1/      for each bug its page as index.html, and the files of its report
 * </pre>
 */
public final class Site {
  private static final int LONGEST_TITLE = 110;

  private Site() {}

  /** A column: its title, what a cell shows, and by what it is sorted. */
  private record Column(
      String title, String name, boolean numbers, Function<ReportInput, Html> cell) {}

  private static final List<Column> COLUMNS =
      List.of(
          new Column("Id", "id", false, Site::id),
          new Column("Title", "title", false, Site::title),
          new Column(
              "Class",
              "class",
              false,
              input -> Html.of("span", input.kind().spelling()).with("class", "badge")),
          new Column("Compiler", "compiler", false, i -> Html.text(i.bug().signature().compiler())),
          new Column("Levels", "levels", false, input -> Html.text(levels(input))),
          new Column("Blamed", "blamed", false, input -> Html.text(blamed(input))),
          new Column("Tokens", "tokens", true, input -> Html.text(tokens(input))),
          new Column("Seen", "count", true, input -> Html.text("" + input.bug().count())),
          new Column("State", "state", false, i -> Html.text(i.bug().state().spelling())),
          new Column(
              "First seen", "first", false, i -> Html.text(Times.minute(i.bug().first().time()))));

  /** All files by their paths. */
  public static Map<String, byte[]> files(List<ReportInput> inputs) {
    var files = new LinkedHashMap<String, byte[]>();
    files.put("index.html", utf8(index(inputs)));
    files.put(Frame.STYLE, utf8(Frame.resource(Frame.STYLE)));
    files.put(Frame.PROGRAM, utf8(Frame.resource(Frame.PROGRAM)));
    for (ReportInput input : inputs) {
      String folder = folder(input.bug());
      files.put(folder + "index.html", utf8(BugPage.inSite(input)));
      ReportFiles.beside(input).forEach((path, content) -> files.put(folder + path, content));
      Format format = Format.forCompiler(input.bug().version());
      files.put(folder + format.file(), utf8(Rendering.of(input, format)));
    }
    return files;
  }

  private static String folder(Bug bug) {
    return "bugs/" + bug.id() + "/";
  }

  static String index(List<ReportInput> inputs) {
    long compilers = inputs.stream().map(i -> i.bug().signature().compiler()).distinct().count();
    Html head =
        Html.of(
            "header",
            Html.of("h1", "Compiler bugs found by Assay"),
            Html.of("p", count(inputs.size(), "bug") + " of " + count(compilers, "compiler") + ".")
                .with("class", "summary"));
    Html table =
        Html.of(
                "table",
                Html.of("thead", Html.of("tr", COLUMNS.stream().map(Site::heading))),
                Html.of("tbody", inputs.stream().map(Site::row)))
            .with("id", "bugs");
    return Frame.inSite(
        "Compiler bugs found by Assay",
        "",
        List.of(
            head,
            Html.of(
                    "main",
                    filters(inputs),
                    Html.of("p").with("id", "shown").with("role", "status"),
                    Html.of("div", table)
                        .with("class", "wide")
                        .with("tabindex", "0")
                        .with("role", "region")
                        .with("aria-label", "Bugs"))
                .with("class", "index")));
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private static Html filters(List<ReportInput> inputs) {
    return Html.of(
            "form",
            Html.of(
                "label",
                Html.text("Search "),
                Html.of("input").with("type", "search").with("name", "q").with("id", "q")),
            choice("Class", "class", inputs, input -> input.kind().spelling()),
            choice("Compiler", "compiler", inputs, i -> i.bug().signature().compiler()),
            choice("State", "state", inputs, input -> input.bug().state().spelling()))
        .with("id", "filters")
        .with("role", "search");
  }

  private static Html choice(
      String title, String name, List<ReportInput> inputs, Function<ReportInput, String> value) {
    var options = new ArrayList<Html>();
    options.add(Html.of("option", "all").with("value", ""));
    inputs.stream()
        .map(value)
        .distinct()
        .sorted()
        .forEach(one -> options.add(Html.of("option", one).with("value", one)));
    return Html.of(
        "label",
        Html.text(title + " "),
        Html.of("select", options).with("name", name).with("id", "filter-" + name));
  }

  /** A button: sorting works by keyboard too, and is told to those who do not see. */
  private static Html heading(Column column) {
    return Html.of("th", Html.of("button", column.title()).with("type", "button"))
        .with("scope", "col")
        .with("data-column", column.name())
        .with("data-numbers", Boolean.toString(column.numbers()))
        .with("aria-sort", "none");
  }

  private static Html row(ReportInput input) {
    return Html.of(
        "tr",
        COLUMNS.stream()
            .map(column ->
                Html.of("td", column.cell().apply(input))
                    .with("data-column", column.name())
                    .with("class", column.name())));
  }

  private static Html id(ReportInput input) {
    return Html.link(folder(input.bug()) + "index.html", input.bug().id());
  }

  /** Options are kept whole, so that no line ends after a hyphen. */
  private static Html title(ReportInput input) {
    String title = Titles.plain(input);
    String shown =
        title.length() <= LONGEST_TITLE ? title : title.substring(0, LONGEST_TITLE) + "...";
    var parts = new ArrayList<Html>();
    for (String word : shown.split("(?<= )")) {
      parts.add(
          word.startsWith("-") ? Html.of("span", word).with("class", "word") : Html.text(word));
    }
    return Html.of("span", parts).with("title", title);
  }

  private static String levels(ReportInput input) {
    Stream<String> known =
        input.triage().affected().stream()
            .filter(version -> version.compiler().equals(input.bug().signature().compiler()))
            .map(AffectedVersion::levels)
            .flatMap(List::stream);
    return String.join(
        " ", Stream.concat(input.bug().levels().stream(), known).distinct().sorted().toList());
  }

  private static String blamed(ReportInput input) {
    return input.triage().blame().map(Blame::name).orElse("");
  }

  private static String tokens(ReportInput input) {
    return input.program().reduction().map(r -> Integer.toString(r.tokens())).orElse("");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
