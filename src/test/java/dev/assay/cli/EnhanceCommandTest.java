package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EnhanceCommandTest {
  private static final String FINE =
      """
      #include <assert.h>
      #include <setjmp.h>
      #include <stdio.h>
      #include <stdlib.h>
      jmp_buf place;
      int g;
      int main(int argc, char **argv) {
        g = setjmp(place) ? 1 : 2;
        assert(argc == 1);
        fprintf(stderr, "%s\\n", argv[0]);
        if (g == 2)
          exit(EXIT_FAILURE);
        return 0;
      }
      """;

  private static final String UNDEFINED = "int a[1], i = 1; int main(void) { return a[i]; }\n";

  private static final String TIMED =
      "#include <time.h>\nint main(void) {\n  return time(0) > 0;\n}\n";

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static Map<String, Object> object(String line) {
    return JsonReader.object(line.replaceFirst(",$", ""));
  }

  @Test
  void oneProgramGoesToStandardOutput() throws IOException {
    Run run = Run.of("enhance", file("fine.c", FINE));
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("assay_exit(1);"), run.out());
    assertTrue(run.out().contains("int main(void) {"), run.out());
    assertFalse(run.out().contains("#include"), run.out());
    assertTrue(run.err().contains("fine.c: checkable"), run.err());
    assertTrue(
        run.err()
            .contains("fine.c:5: place[]: not in the checksum, as it is a type of the library"),
        run.err());
  }

  @Test
  void theFolderGetsProgramsAndWhatTheyPrint() throws IOException {
    Path out = folder.resolve("out");
    Run run =
        Run.of(
            "enhance",
            file("fine.c", FINE),
            file("undefined.c", UNDEFINED),
            file("timed.c", TIMED),
            "-o",
            out.toString());
    assertEquals(1, run.exit(), run.err());
    assertEquals("1 checkable, 1 crash-only, 1 refused\n", run.out());
    List<String> lines = Files.readAllLines(out.resolve("enhanced.json"));
    Map<String, Object> fine = object(lines.get(1));
    assertEquals("fine.c", fine.get("file"));
    assertEquals("checkable", fine.get("status"));
    Run interpreted = Run.of("interpret", "--json", out.resolve("fine.c").toString());
    assertEquals(object(interpreted.out().strip()).get("stdout"), fine.get("output"));
    Map<String, Object> undefined = object(lines.get(2));
    assertEquals("crash-only", undefined.get("status"));
    assertEquals(JsonReader.NULL, undefined.get("output"));
    assertTrue(undefined.get("reasons").toString().contains("undefined: "), lines.get(2));
    Map<String, Object> timed = object(lines.get(3));
    assertEquals("refused", timed.get("status"));
    assertEquals(
        List.of(folder.resolve("timed.c") + ":3: time asks for the time"), timed.get("reasons"));
    assertFalse(Files.exists(out.resolve("timed.c")));
  }

  @Test
  void whatTheInterpreterLacksIsAskedOfCompilers() throws IOException {
    String kinds = Run.of("compilers", "--json").out();
    assumeTrue(
        kinds.contains("memory") && kinds.contains("gcc"), "no clang with sanitizers, or no gcc");
    Path out = folder.resolve("out");
    String asm =
        "int g;\nint main(void) {\n  __asm__(\"movl $5, %0\" : \"=r\"(g));\n  return 0;\n}\n";
    assumeTrue(System.getProperty("os.arch").equals("amd64"), "assembly for another machine");
    Run run = Run.of("enhance", file("asm.c", asm), "-o", out.toString());
    assertEquals("1 sanitized\n", run.out(), run.err());
    assertEquals(0, run.exit(), run.err());
    Map<String, Object> line = object(Files.readAllLines(out.resolve("enhanced.json")).get(1));
    assertTrue(line.get("output").toString().startsWith("checksum = "), line.toString());
  }

  @Test
  void wrongUseIsTold() throws IOException {
    String one = file("one.c", FINE);
    assertEquals(2, Run.of("enhance").exit());
    assertEquals(2, Run.of("enhance", one, one).exit());
    assertEquals(2, Run.of("enhance", one, "--fuel", "0").exit());
    assertEquals(2, Run.of("enhance", folder.resolve("none.c").toString()).exit());
    assertEquals(2, Run.of("enhance", one, "-o", folder.toString()).exit());
    assertEquals(0, Run.of("enhance", one, "-o", folder.toString(), "--overwrite").exit());
    assertEquals(1, Run.of("enhance", file("bad.c", "int main(void) { return x; }")).exit());
  }

  @Test
  void filesOfOneNameAreToldApart() throws IOException {
    Files.createDirectory(folder.resolve("other"));
    Path out = folder.resolve("out");
    Run run = Run.of("enhance", file("a.c", FINE), file("other/a.c", FINE), "-o", out.toString());
    assertEquals(0, run.exit(), run.err());
    assertTrue(Files.exists(out.resolve("a.c")));
    assertTrue(Files.exists(out.resolve("a.2.c")));
  }
}
