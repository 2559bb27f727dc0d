package dev.assay.bugs.regression;

/**
 * A file for the test suite of a compiler.
 *
 * @param suite whose suite
 * @param name the file's name
 * @param text its content, as bytes in Latin-1
 * @param checked whether it was seen to fail with the bug, and to pass without
 */
public record RegressionTest(Suite suite, String name, String text, boolean checked) {
  /** The same, tried. */
  public RegressionTest tried() {
    return new RegressionTest(suite, name, text, true);
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

  /** Its path beside a report. */
  public String path() {
    return suite.folder() + "/" + name;
  }
}
