package dev.assay.bugs.report;

import java.util.ArrayList;
import java.util.List;

/** A report as an issue of LLVM on GitHub: title and labels for the form, then its text. */
public final class LlvmReport {
  private LlvmReport() {}

  public static String of(ReportInput input) {
    var sections = new ArrayList<Section>(Sections.of(input));
    String said = Bytes.text(input.examined().compilerText());
    if (!said.isBlank()) {
      sections.add(
          new Section(
              "Compiler",
              new Block.Folded(input.invocation().compiler() + " -v", new Block.Code("", said))));
    }
    return "Title: "
        + Titles.llvm(input)
        + "\nLabels: "
        + String.join(", ", Labels.of(input))
        + "\n\n"
        + MarkdownLayout.of(List.copyOf(sections));
  }
}
