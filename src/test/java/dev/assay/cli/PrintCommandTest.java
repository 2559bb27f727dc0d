package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PrintCommandTest {
  private static final String SOURCE = "int f(char c){return c+1;}\n";
  private static final String PRINTED =
      """
      int f(char c) {
        return c + 1;
      }
      """;

  @TempDir private Path folder;

  @Test
  void aProgramIsPrinted() throws IOException {
    assertEquals(new Run(0, PRINTED, ""), Run.of("print", file("a.c", SOURCE)));
  }

  @Test
  void typesAreShownInComments() throws IOException {
    assertEquals(
        """
        int f(char c) {
          return c + 1;
          /* c      char (read) -> int (integral)
             c + 1  int */
        }
        """,
        Run.of("print", "--types", file("a.c", SOURCE)).out());
  }

  @Test
  void severalProgramsGoToAFolder() throws IOException {
    String a = file("a.c", SOURCE);
    String b = file("b.c", "int x ;\n");
    Path out = Files.createDirectory(folder.resolve("out"));
    Run run = Run.of("print", "--check", "-o", out.toString(), a, b);
    assertEquals(new Run(0, "same " + a + "\nsame " + b + "\n", ""), run);
    assertEquals(PRINTED, Files.readString(out.resolve("a.c")));
    assertEquals("int x;\n", Files.readString(out.resolve("b.c")));
    assertEquals(2, Run.of("print", a, b).exit());
  }

  @Test
  void bytesThatAreNotTextStayAsTheyAre() throws IOException {
    Path file = folder.resolve("a.c");
    byte[] source = {
      'c', 'h', 'a', 'r', ' ', 's', '[', '2', ']', ' ', '=', ' ', '"', (byte) 0xE4, '"', ';', '\n'
    };
    Files.write(file, source);
    Path out = folder.resolve("b.c");
    assertEquals(0, Run.of("print", "-o", out.toString(), file.toString()).exit());
    assertEquals(
        new String(source, java.nio.charset.StandardCharsets.ISO_8859_1),
        Files.readString(out, java.nio.charset.StandardCharsets.ISO_8859_1));
  }

  @Test
  void errorsAreShownAndTheRestIsPrinted() throws IOException {
    String file = file("a.c", "int a = ;\n" + SOURCE);
    Run run = Run.of("print", file);
    assertEquals(1, run.exit());
    assertTrue(run.err().startsWith(file + ":1:9: error: "), run.err());
    assertEquals(PRINTED, run.out());
  }

  @Test
  void aMissingFileIsWrongUse() {
    assertEquals(2, Run.of("print", folder.resolve("none.c").toString()).exit());
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }
}
