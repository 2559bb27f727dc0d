package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code assay enhance --regression}: tests that a suite lacks. */
final class RegressionTest {
  private static final String PLAIN = "int main(void) { return 0; }\n";

  /** What makes gcc vectorise is in the first loop; the rest is ballast. */
  private static final String LOOPS =
      """
      #include <stdio.h>
      int a[256], b[256];
      static int ballast(int x) { return x > 3 ? x * 5 : x - 1; }
      int main(void) {
        for (int i = 0; i < 256; i++)
          a[i] = b[i] + 3;
        printf("%d %d\\n", a[7], ballast(a[9]));
        puts("and more");
        return 0;
      }
      """;

  @TempDir private Path folder;
  private Path suite;
  private Path out;

  @BeforeEach
  void write() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc-12").isPresent(), "no gcc-12 on the PATH");
    suite = Files.createDirectory(folder.resolve("suite"));
    Files.writeString(suite.resolve("plain.c"), PLAIN);
    out = folder.resolve("out");
  }

  private Run enhance(Path... files) {
    String[] words = new String[files.length + 7];
    words[0] = "enhance";
    for (int i = 0; i < files.length; i++) {
      words[i + 1] = files[i].toString();
    }
    String[] options = {
      "--regression", suite.toString(), "-o", out.toString(), "--proxies", "gcc-12"
    };
    System.arraycopy(options, 0, words, files.length + 1, options.length);
    return Run.of(words);
  }

  @Test
  void whatTheSuiteLacksBecomesASmallTest() throws IOException {
    Path loops = Files.writeString(folder.resolve("loops.c"), LOOPS);
    Path plain = Files.writeString(folder.resolve("nothing.c"), PLAIN);
    Run run = enhance(loops, plain);
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().startsWith("1 tests with "), run.out());
    String test = Files.readString(out.resolve("loops.c"));
    assertFalse(test.contains("and more"), test);
    assertFalse(Files.exists(out.resolve("nothing.c")), "the suite has that");
    String record = Files.readString(out.resolve("regression.json"));
    assertTrue(record.contains("gcc-statistics/"), record);
    Run interpreted = Run.of("interpret", out.resolve("loops.c").toString());
    assertEquals(0, interpreted.exit(), interpreted.err());
    assertEquals(Files.readString(out.resolve("loops.expected")), interpreted.out());
  }

  @Test
  void aSuiteThatHasAllNeedsNothing() throws IOException {
    Files.writeString(suite.resolve("loops.c"), LOOPS);
    Path loops = Files.writeString(folder.resolve("loops.c"), LOOPS);
    Run run = enhance(loops);
    assertEquals(0, run.exit(), run.err());
    assertEquals("0 tests with 0 features that are new\n", run.out());
  }

  @Test
  void wrongUseIsTold() {
    Run missing = Run.of("enhance", "a.c", "--regression", folder.resolve("x").toString());
    assertEquals(2, missing.exit());
    assertTrue(missing.err().contains("-o DIR"), missing.err());
    Run none =
        Run.of("enhance", "a.c", "--regression", folder.resolve("x").toString(), "-o", "" + out);
    assertEquals(2, none.exit());
    assertTrue(none.err().contains("no folder"), none.err());
  }
}
