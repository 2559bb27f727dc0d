package dev.assay.bugs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole reports, letter by letter. */
final class GoldenReportsTest {
  @ParameterizedTest
  @CsvSource({
    "crash, gcc, txt",
    "wrong-code, gcc, txt",
    "crash, llvm, md",
    "wrong-code, llvm, md",
    "wrong-code, markdown, md",
    "untouched, markdown, md",
  })
  void reportsAreAsTheyWere(String finding, String form, String ending) throws IOException {
    ReportInput input =
        switch (finding) {
          case "crash" -> ReportSamples.crash();
          case "wrong-code" -> ReportSamples.wrongCode();
          default -> ReportSamples.untouched(ReportSamples.wrongCode());
        };
    String made =
        switch (form) {
          case "gcc" -> GccReport.of(input);
          case "llvm" -> LlvmReport.of(input);
          default -> MarkdownReport.of(input);
        };
    assertEquals(golden(finding + "." + form + "." + ending), made);
  }

  private static String golden(String name) throws IOException {
    try (InputStream in = GoldenReportsTest.class.getResourceAsStream("/reports/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
