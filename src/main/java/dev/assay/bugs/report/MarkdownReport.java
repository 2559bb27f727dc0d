package dev.assay.bugs.report;

import java.util.ArrayList;
import java.util.List;

/** A report for anybody who reads Markdown. */
public final class MarkdownReport {
  private MarkdownReport() {}

  public static String of(ReportInput input) {
    var sections = new ArrayList<Section>(Sections.of(input));
    if (!input.examined().tests().isEmpty()) {
      sections.add(
          new Section(
              "Regression tests",
              new Block.Items(
                  input.examined().tests().stream()
                      .map(test ->
                          test.path()
                              + (test.checked()
                                  ? ", seen to fail with the bug and to pass without"
                                  : ", not checked"))
                      .toList())));
    }
    if (!input.examined().remarks().isEmpty()) {
      sections.add(new Section("Remarks", new Block.Items(input.examined().remarks())));
    }
    return "# "
        + MarkdownLayout.escaped(input.bug().signature().compiler() + ": " + Titles.plain(input))
        + "\n\nBug "
        + input.bug().id()
        + ", "
        + input.kind().spelling()
        + ", "
        + input.bug().state().spelling()
        + ".\n\n"
        + MarkdownLayout.of(List.copyOf(sections));
  }
}
