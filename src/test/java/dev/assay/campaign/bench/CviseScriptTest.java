package dev.assay.campaign.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Standard;
import dev.assay.campaign.RealGcc;
import dev.assay.compile.Configuration;
import dev.assay.compile.Purpose;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts for the peer, run as it runs them. */
final class CviseScriptTest {
  @TempDir private Path folder;

  private static final TestCase TEST =
      TestCase.of(
          new Origin("test", new Seed(0), ""),
          Standard.DEFAULT,
          List.of(new SourceFile("test.c", "")),
          List.of());
  private static final Configuration GOOD = Configuration.plain(RealGcc.compiler(), "-O0");

  private static Configuration with(String flag) {
    return new Configuration(RealGcc.compiler(), "-O0", List.of(flag), Purpose.RUN);
  }

  @Test
  void wrongCodeIsADifference() throws Exception {
    String script = CviseScript.wrongCode(TEST, with("-DX=1"), GOOD, List.of(), "");
    String differing =
        "int printf(const char *, ...); int main(void) { printf(\"%d\\n\", X + 0); }";
    assertEquals(0, exit(script, "#ifndef X\n#define X 0\n#endif\n" + differing));
    assertEquals(1, exit(script, "#define Y 0\n" + differing.replace("X", "Y")));
  }

  @Test
  void whatIsWarnedOfIsNoWrongCode() throws Exception {
    String warned =
        """
        #ifndef X
        #define X 0
        #endif
        int printf(const char *, ...);
        int main(void) { int a; printf("%d\\n", X); return a ? 3 : 4; }
        """;
    assertEquals(1, exit(script(""), warned));
    assertEquals(0, exit(script("'a' is used uninitialized"), warned), "the whole program was");
    assertEquals(1, exit(script("division by zero"), warned));
  }

  private static String script(String warnings) {
    return CviseScript.wrongCode(TEST, with("-DX=1"), GOOD, List.of(), warnings);
  }

  @Test
  void aCrashHasItsWords() throws Exception {
    String script = CviseScript.crash(TEST, GOOD, List.of("some words", "others"));
    assertEquals(0, exit(script, "#error some words and others\n"));
    assertEquals(1, exit(script, "#error some words\n"));
    assertEquals(1, exit(script, "#warning some words and others\n"));
  }

  private int exit(String script, String program) throws IOException, InterruptedException {
    Files.writeString(folder.resolve("test.c"), program);
    Files.writeString(folder.resolve("check.sh"), script);
    return new ProcessBuilder("sh", "check.sh").directory(folder.toFile()).start().waitFor();
  }
}
