package dev.assay.bugs.regression;

import dev.assay.mutate.SourceFile;
import java.util.List;

/**
 * A test for the suite of a compiler.
 *
 * @param suite whose suite
 * @param files the test itself first, and those that belong beside it
 * @param built what the compiler is given when the suite runs the test
 * @param checked whether it was seen to fail with the bug, and to pass without
 */
public record RegressionTest(Suite suite, List<SourceFile> files, Sources built, boolean checked) {
  public RegressionTest {
    files = List.copyOf(files);
  }

  /** A test of one file, which is compiled as it is. */
  public static RegressionTest of(Suite suite, String name, String text) {
    Sources one = Sources.one(name, text);
    return new RegressionTest(suite, one.files(), one, false);
  }

  /** The same, tried. */
  public RegressionTest tried() {
    return new RegressionTest(suite, files, built, true);
  }

  /** The suites, with the folder that their tests get here. */
  public enum Suite {
    GCC("gcc-testsuite"),
    LLVM("llvm-testsuite");

    private final String folder;

    Suite(String folder) {
      this.folder = folder;
    }

    public String folder() {
      return folder;
    }
  }

  /** What the suite reads, as bytes in Latin-1. */
  public String text() {
    return files.getFirst().text();
  }

  /** Its path beside a report. */
  public String path() {
    return path(files.getFirst());
  }

  /** The path of one of its files. */
  public String path(SourceFile file) {
    return suite.folder() + "/" + file.name();
  }
}
