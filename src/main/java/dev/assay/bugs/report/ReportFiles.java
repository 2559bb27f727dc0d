package dev.assay.bugs.report;

import dev.assay.bugs.regression.RegressionTest;
import dev.assay.mutate.SourceFile;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The files of a report, by their paths in its folder.
 *
 * <pre>
 * report.txt, report.md or index.html
 * test.c            the program, and its other files by their names
 * expected.txt      what it should print, where that is known
 * reproduce.sh      shows the bug
 * Makefile          make check runs the script
 * gcc-testsuite/    the bug as tests for the suites of compilers
 * llvm-testsuite/
 * </pre>
 */
public final class ReportFiles {
  /** Those that are programs. */
  public static final Set<String> EXECUTABLE = Set.of(ReproduceScript.NAME);

  private ReportFiles() {}

  /** All but the report itself. */
  public static Map<String, byte[]> beside(ReportInput input) {
    var files = new LinkedHashMap<String, byte[]>();
    for (SourceFile file : input.program().files()) {
      files.put(safe(file.name()), Bytes.of(file.text()));
    }
    ReproduceScript.expected(input)
        .ifPresent(text -> files.put(ReproduceScript.EXPECTED, Bytes.of(text)));
    files.put(ReproduceScript.NAME, utf8(ReproduceScript.of(input)));
    files.put(MakefileText.NAME, utf8(MakefileText.of(input)));
    for (RegressionTest test : input.examined().tests()) {
      test.files().forEach(file -> files.put(test.path(file), Bytes.of(file.text())));
    }
    return files;
  }

  /** A name that leads nowhere else. */
  static String safe(String name) {
    return name.replace("..", "__").replaceFirst("^/+", "");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
