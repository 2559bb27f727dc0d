package dev.assay.bugs.report.html;

import dev.assay.bugs.report.Format;
import dev.assay.bugs.report.GccReport;
import dev.assay.bugs.report.LlvmReport;
import dev.assay.bugs.report.MarkdownReport;
import dev.assay.bugs.report.ReportFiles;
import dev.assay.bugs.report.ReportInput;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** A report in any of its forms. */
public final class Rendering {
  private Rendering() {}

  public static String of(ReportInput input, Format format) {
    return switch (format) {
      case GCC -> GccReport.of(input);
      case LLVM -> LlvmReport.of(input);
      case MARKDOWN -> MarkdownReport.of(input);
      case HTML -> BugPage.of(input);
    };
  }

  /** The report and all files beside it, by their paths in its folder. */
  public static Map<String, byte[]> files(ReportInput input, Format format) {
    var files = new LinkedHashMap<String, byte[]>();
    files.put(format.file(), of(input, format).getBytes(StandardCharsets.UTF_8));
    files.putAll(ReportFiles.beside(input));
    return files;
  }
}
