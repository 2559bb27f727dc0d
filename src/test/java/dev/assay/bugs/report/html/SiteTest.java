package dev.assay.bugs.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.report.Format;
import dev.assay.bugs.report.ReportInput;
import dev.assay.bugs.report.ReportSamples;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Pages: what is in them, what leads where, and that no text can become more than text. */
final class SiteTest {
  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"#]+)[^\"]*\"");

  @Test
  void textStaysText() {
    assertEquals(
        "<p title=\"&quot;&gt;&lt;x&gt;\">&lt;script&gt;&amp;&#39;</p>\n",
        Html.of("p", "<script>&'").with("title", "\"><x>").render());
  }

  @Test
  void linksLeadOnlyWherePagesMay() {
    assertEquals("<a href=\"https://x/\">y</a>", Html.link("https://x/", "y").render());
    assertEquals("<a href=\"a/b.c\">y</a>", Html.link("a/b.c", "y").render());
    assertEquals("<span>y</span>", Html.link("javascript:alert(1)", "y").render());
    assertEquals("<span>y</span>", Html.link("//x/", "y").render());
  }

  @Test
  void aProgramCannotBreakOutOfItsPage() {
    ReportInput input =
        ReportSamples.showing(
            ReportSamples.wrongCode(),
            "/* </code></pre><script>x()</script> */ char *s = \"<b>\";\n");
    for (String page :
        List.of(BugPage.of(input), BugPage.inSite(input), Site.index(List.of(input)))) {
      assertFalse(page.contains("<script>x"), page);
      assertFalse(page.contains("\"<b>"), page);
    }
  }

  @Test
  void everyLinkLeadsToAFile() {
    Map<String, byte[]> files =
        Site.files(List.of(ReportSamples.wrongCode(), ReportSamples.crash()));
    assertTrue(files.containsKey("bugs/7f3a90c1/reproduce.sh"));
    files.forEach((path, content) -> {
      if (path.endsWith(".html")) {
        String folder = path.substring(0, path.lastIndexOf('/') + 1);
        String page = new String(content, StandardCharsets.UTF_8);
        LINK.matcher(page)
            .results()
            .map(MatchResult::group)
            .map(link -> link.replaceAll("^\\w+=\"|[\"#].*$", ""))
            .filter(link -> !link.isEmpty())
            .forEach(link ->
                assertTrue(
                    files.containsKey(java.nio.file.Path.of(folder + link).normalize().toString()),
                    path + ": " + link));
      }
    });
  }

  @Test
  void theTableHasARowForEachBug() {
    String index = Site.index(List.of(ReportSamples.wrongCode(), ReportSamples.crash()));
    assertEquals(3, index.split("<tr>", -1).length - 1);
    assertTrue(index.contains("<p class=\"summary\">2 bugs of 2 compilers.</p>"), index);
    for (String cell :
        List.of(
            "<td data-column=\"blamed\" class=\"blamed\">LoopVectorizePass</td>",
            "<td data-column=\"levels\" class=\"levels\">-O2 -Os</td>",
            "<td data-column=\"tokens\" class=\"tokens\">118</td>",
            "<td data-column=\"count\" class=\"count\">3</td>",
            "<td data-column=\"first\" class=\"first\">2026-02-03 04:05</td>",
            "<option value=\"crash\">crash</option>")) {
      assertTrue(index.contains(cell), cell);
    }
  }

  @Test
  void thePageShowsTheFirstWrongValueAtItsLine() {
    String page = BugPage.inSite(ReportSamples.wrongCode());
    assertTrue(page.contains("<strong>a[4] is 2 instead of 0 after line 11</strong>"), page);
    assertTrue(page.contains("<a href=\"#L11\">Show line 11</a>"), page);
    assertTrue(page.contains("id=\"L11\""), page);
    assertTrue(page.contains("<span class=\"diff expected\">- 0 0 1\n</span>"), page);
    assertTrue(page.contains("<span class=\"diff actual\">+ 0 2 27\n</span>"), page);
  }

  @Test
  void aPageAloneNeedsNothingBesideIt() {
    String page = Rendering.of(ReportSamples.crash(), Format.HTML);
    assertTrue(page.startsWith("<!DOCTYPE html>\n<html lang=\"en\">"), page);
    assertTrue(page.contains("<style>:root"), page);
    assertFalse(page.contains("site.css\""), page);
  }

  @Test
  void sourcesAreColouredLineByLine() {
    String code =
        Highlighter.lines("int x = 0x1fu; // a\n/* b\nc */\n#define Y 'z'\n", "").render();
    assertTrue(
        code.contains(
            "<span class=\"type\">int</span> x = <span class=\"number\">0x1fu</span>; "
                + "<span class=\"comment\">// a</span>"),
        code);
    assertTrue(code.contains("<span class=\"comment\">/* b</span>"), code);
    assertTrue(code.contains("<span class=\"comment\">c */</span>"), code);
    assertTrue(code.contains("<span class=\"directive\">#define Y &#39;z&#39;</span>"), code);
    assertEquals(4, code.split("class=\"line\"", -1).length - 1);
  }
}
