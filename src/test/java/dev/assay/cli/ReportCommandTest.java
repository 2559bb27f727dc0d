package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code assay report} on a campaign that found a compiler to be wrong. */
final class ReportCommandTest {
  @TempDir private Path folder;
  private FuzzPlace place;
  private Path out;
  private String id;

  @BeforeEach
  void findABug() throws IOException {
    place = FuzzPlace.in(folder).compiler("wrong", FuzzPlace.WRONG);
    Run fuzz =
        Run.of(place.fuzz("wrong", "--count", "3", "--seed", "1", "-j", "1", "--reduce", "off"));
    assertEquals(1, fuzz.exit(), fuzz::toString);
    out = folder.resolve("reports");
    try (var bugs = Files.list(place.out().resolve("bugs"))) {
      id = bugs.findFirst().orElseThrow().getFileName().toString();
    }
  }

  @Test
  void aReportIsPrintedAndItsFilesAreWritten() throws IOException, InterruptedException {
    Run run = report(id, "--format", "markdown", "--out", out.toString());
    assertEquals(0, run.exit(), run::toString);
    assertEquals(run.out(), Files.readString(out.resolve("report.md")));
    assertTrue(run.out().contains("# wrong: wrong code at -O1 on "), run.out());
    assertTrue(run.out().contains("```\n42\nexit status 0\n```"), run.out());
    assertTrue(run.out().contains("```\n13\nexit status 0\n```"), run.out());
    assertTrue(run.out().contains("\"13\" comes where \"42\" is right"), run.out());
    assertTrue(run.out().contains("It is not reduced"), run.out());
    assertEquals(FuzzPlace.MULTIPLIES, Files.readString(out.resolve("test.c")));

    Process script =
        new ProcessBuilder(out.resolve("reproduce.sh").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, script.waitFor(), said);
    assertTrue(said.endsWith("==> the output is wrong: the bug shows\n"), said);
  }

  @Test
  void withoutRunningOnlyWhatIsStoredIsTold() {
    Run run = report(id.substring(0, 4), "--no-run", "--format", "gcc");
    assertEquals(0, run.exit(), run::toString);
    assertTrue(run.out().startsWith("Summary:       wrong code at -O1"), run.out());
    assertFalse(run.out().contains("First wrong value"), run.out());
    assertFalse(Files.exists(out));
  }

  @Test
  void allBugsAreASite() throws IOException {
    Run run = report("--all", "--no-run", "--format", "html", "--out", out.toString());
    assertEquals(new Run(0, "1 bug: " + out.resolve("index.html") + "\n", ""), run);
    assertTrue(Files.readString(out.resolve("index.html")).contains("bugs/" + id + "/index.html"));
    assertTrue(Files.exists(out.resolve("bugs").resolve(id).resolve("index.html")));
    assertTrue(Files.isExecutable(out.resolve("bugs").resolve(id).resolve("reproduce.sh")));
    assertTrue(Files.exists(out.resolve("site.js")));
  }

  @Test
  void programsReadJson() {
    Run run = report(id, "--no-run", "--json", "--format", "llvm");
    assertEquals(0, run.exit(), run::toString);
    assertTrue(run.out().startsWith("{\"id\": \"" + id + "\", \"title\": \"wrong code"), run.out());
    assertTrue(run.out().contains("\"files\": [\"report.md\", \"test.c\""), run.out());
  }

  @Test
  void wrongUseIsToldSo() {
    assertEquals(2, report().exit());
    assertEquals(2, report("--all", id).exit());
    assertEquals(2, report("zzzz", "--no-run").exit());
    Run format = report(id, "--format", "pdf");
    assertEquals(2, format.exit());
    assertTrue(
        format.err().contains("--format must be one of gcc, llvm, markdown, html, not pdf"),
        format.err());
    Run page = report(id, "--format", "html");
    assertEquals(2, page.exit());
    assertTrue(page.err().contains("name a folder with --out"), page.err());
  }

  @Test
  void aFolderThatCannotBeWrittenIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Run run = report(id, "--no-run", "--out", file.toString());
    assertEquals(3, run.exit());
    assertTrue(run.err().startsWith("assay: cannot write " + file), run.err());
  }

  private Run report(String... words) {
    var all = new java.util.ArrayList<String>();
    all.add("report");
    all.addAll(java.util.List.of("--store", place.out().toString()));
    all.addAll(java.util.List.of("--config", place.config().toString()));
    all.addAll(java.util.List.of(words));
    return Run.of(all.toArray(String[]::new));
  }
}
