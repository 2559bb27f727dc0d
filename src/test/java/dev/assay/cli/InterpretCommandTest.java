package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InterpretCommandTest {
  private static final String HELLO =
      """
      int printf(const char *, ...);
      int main(void) { printf("hello\\n"); return 0; }
      """;
  private static final String OVERFLOW =
      """
      static int twice(int x) {
        return x * 2;
      }
      int main(void) { return twice(2000000000) < 0; }
      """;

  @TempDir private Path folder;

  @Test
  void aFinishedProgramsOutputIsOurs() throws IOException {
    assertEquals(new Run(0, "hello\n", ""), Run.of("interpret", file("a.c", HELLO)));
  }

  /** On a terminal the bytes would be commands, and in a pipe they mostly end at one. */
  @Test
  void whatATerminalWouldActOnIsSeenUnlessBytesAreAskedFor() throws IOException {
    String file =
        file(
            "a.c",
            """
            int printf(const char *, ...);
            int main(void) { printf("\\033[2Jgone\\r\\t\\303\\251\\n"); return 0; }
            """);
    assertEquals(new Run(0, "\\033[2Jgone\\r\té\n", ""), Run.of("interpret", file));
    assertEquals(new Run(0, "\033[2Jgone\r\té\n", ""), Run.of("interpret", "--raw", file));
  }

  @Test
  void aProgramsOwnExitStatusIsShownAndIsNotOurs() throws IOException {
    String file = file("a.c", "int main(void) { return 3; }\n");
    assertEquals(
        new Run(0, "", file + ": finished with exit status 3\n"), Run.of("interpret", file));
  }

  @Test
  void whatOnlyTheLetterForbidsIsANoteUnlessStrict() throws IOException {
    String file =
        file(
            "a.c",
            """
            int printf(const char *, ...);
            int main(void) { printf("%x\\n", -1); return 0; }
            """);
    Run lenient = Run.of("interpret", file);
    assertEquals(0, lenient.exit());
    assertEquals("ffffffff\n", lenient.out());
    assertTrue(
        lenient.err().startsWith(file + ":2:18: note: format: '%x' gets an argument"),
        lenient.err());
    Run strict = Run.of("interpret", "--strict", file);
    assertEquals(1, strict.exit());
    assertTrue(strict.err().startsWith(file + ":2:18: undefined: format: "), strict.err());
  }

  @Test
  void undefinedBehaviourIsNamedWithItsPlaceAndStack() throws IOException {
    String file = file("a.c", OVERFLOW);
    Run run = Run.of("interpret", file);
    assertEquals(1, run.exit());
    assertEquals("", run.out());
    List<String> lines = run.err().lines().toList();
    assertTrue(lines.get(0).startsWith(file + ":2:"), run.err());
    assertTrue(lines.get(0).contains(": undefined: signed-overflow: "), run.err());
    assertTrue(lines.get(0).endsWith(" (C17 6.5p5)"), run.err());
    assertEquals("    2 |   return x * 2;", lines.get(1));
    assertTrue(lines.get(2).matches("      \\| +\\^~*"), run.err());
    assertTrue(lines.get(3).startsWith("    in twice at " + file + ":2:"), run.err());
    assertTrue(lines.get(4).startsWith("    in main at " + file + ":4:"), run.err());
  }

  @Test
  void wrapvMakesOverflowDefined() throws IOException {
    String file = file("a.c", OVERFLOW);
    Run run = Run.of("interpret", "-fwrapv", file);
    assertEquals(new Run(0, "", file + ": finished with exit status 1\n"), run);
  }

  @Test
  void jsonIsOneObjectALineInTheOrderOfTheFiles() throws IOException {
    String finished = file("a.c", HELLO);
    String undefined = file("b.c", OVERFLOW);
    String invalid = file("c.c", "int main(void) { return y; }\n");
    Run run = Run.of("interpret", "--json", finished, undefined, invalid, finished);
    assertEquals(1, run.exit());
    List<String> lines = run.out().lines().toList();
    assertEquals(4, lines.size());
    assertTrue(
        lines
            .get(0)
            .startsWith(
                "{\"file\": \""
                    + finished
                    + "\", \"status\": \"finished\", \"exit\": 0, \"stdout\": \"hello\\n\","
                    + " \"kind\": null, \"line\": null, \"column\": null, \"message\": null,"
                    + " \"steps\": "),
        lines.get(0));
    assertTrue(
        lines
            .get(1)
            .startsWith(
                "{\"file\": \""
                    + undefined
                    + "\", \"status\": \"undefined\", \"exit\": null, \"stdout\": null,"
                    + " \"kind\": \"signed-overflow\", \"line\": 2, \"column\": "),
        lines.get(1));
    assertTrue(lines.get(2).contains("\"status\": \"invalid\""), lines.get(2));
    assertTrue(lines.get(2).contains("\"line\": 1, \"column\": 25"), lines.get(2));
    assertEquals(lines.get(0), lines.get(3));
  }

  @Test
  void theOrderDoesNotDependOnTheNumberOfJobs() throws IOException {
    List<String> args = new ArrayList<>(List.of("interpret", "--json"));
    for (int i = 0; i < 20; i++) {
      args.add(
          file(
              i + ".c",
              "int main(void) { int i = 0; while (i < %d) i++; return i %% 256; }\n"
                  .formatted((20 - i) * 500)));
    }
    String alone = Run.of(with(args, "--jobs=1")).out();
    assertEquals(alone, Run.of(with(args, "--jobs=7")).out());
    assertEquals(20, alone.lines().count());
  }

  @Test
  void anEndlessProgramRunsOutOfFuel() throws IOException {
    String file = file("a.c", "int main(void) { for (;;) ; }\n");
    Run run = Run.of("interpret", "--json", "--fuel=10000", file);
    assertEquals(1, run.exit());
    assertTrue(run.out().contains("\"status\": \"out-of-fuel\""), run.out());
  }

  @Test
  void invalidProgramsAreShownWithTheLine() throws IOException {
    String file = file("a.c", "int main(void) {\n  return y;\n}\n");
    Run run = Run.of("interpret", file);
    assertEquals(1, run.exit());
    assertTrue(run.err().startsWith(file + ":2:10: error: "), run.err());
    assertTrue(run.err().contains("    2 |   return y;\n"), run.err());
  }

  @Test
  void cxxIsNotRead() throws IOException {
    Run run = Run.of("interpret", file("a.cc", "int main() { return 0; }\n"));
    assertEquals(1, run.exit());
    assertTrue(run.err().contains("a.cc: is C++, which the interpreter does not read"), run.err());
  }

  @Test
  void severalFilesCanBeOneProgram() throws IOException {
    String one =
        file(
            "one.c",
            """
            static int n = 3;
            static int add(int a) { return a + n; }
            int f(int);
            int main(void) { return add(f(1)); }
            """);
    String two =
        file(
            "two.c",
            """
            static int n = 2147483647;
            static int add(int a) { return a + n; }
            int f(int a) { return add(a); }
            """);
    Run run = Run.of("interpret", "--program", one, two);
    assertEquals(1, run.exit());
    assertTrue(run.err().startsWith(two + ":2:32: undefined: signed-overflow: "), run.err());
    assertTrue(run.err().contains("    2 | static int add(int a) { return a + n; }"), run.err());
    assertTrue(run.err().contains("    in add at " + two + ":2:32\n"), run.err());
    Run alone = Run.of("interpret", "--program", two);
    assertTrue(alone.err().contains("a program without main"), alone.err());
    Run without = Run.of("interpret", "--program", two, file("three.c", "int g;\n"));
    assertTrue(without.err().contains("error: no function 'main' is defined in "), without.err());
  }

  @Test
  void programsReadTheInputThatIsGiven() throws IOException {
    String file =
        file(
            "a.c",
            """
            int getchar(void);
            int putchar(int);
            int main(void) { int c; while ((c = getchar()) != -1) putchar(c); return 0; }
            """);
    String input = file("input.txt", "some text\n");
    assertEquals(new Run(0, "some text\n", ""), Run.of("interpret", "--input=" + input, file));
  }

  @Test
  void programsGetTheArgumentsThatAreGiven() throws IOException {
    String file =
        file(
            "a.c",
            """
            int puts(const char *);
            int main(int argc, char *argv[]) {
              for (int i = 1; i < argc; i++) puts(argv[i]);
              return argv[argc] ? 99 : argc;
            }
            """);
    assertEquals(
        new Run(0, "-n\nä\n", file + ": finished with exit status 3\n"),
        Run.of("interpret", "--args=  -n ä", file));
    assertEquals(
        new Run(0, "", file + ": finished with exit status 1\n"), Run.of("interpret", file));
  }

  @Test
  void aProgramMayComeFromStandardInput() {
    assertEquals(new Run(0, "hello\n", ""), Run.withInput(HELLO, "interpret", "-"));
  }

  @Test
  void theModelSetsTheSizes() throws IOException {
    String file = file("a.c", "int main(void) { return sizeof(long) * 10 + sizeof(void *); }\n");
    assertTrue(Run.of("interpret", file).err().endsWith("exit status 88\n"));
    assertTrue(Run.of("interpret", "--model=ilp32", file).err().endsWith("exit status 44\n"));
    assertTrue(Run.of("interpret", "--model=llp64", file).err().endsWith("exit status 48\n"));
  }

  @Test
  void wrongUseAndMissingFilesAreExitCodeTwo() throws IOException {
    String file = file("a.c", HELLO);
    assertEquals(2, Run.of("interpret").exit());
    assertEquals(2, Run.of("interpret", "--fuel=0", file).exit());
    assertEquals(2, Run.of("interpret", "--std=c42", file).exit());
    assertEquals(2, Run.of("interpret", "--model=lp128", file).exit());
    Run missing = Run.of("interpret", folder.resolve("none.c").toString());
    assertEquals(2, missing.exit());
    assertTrue(missing.err().contains("no such file"), missing.err());
  }

  @Test
  void withoutAPreprocessorTheExitCodeIsThree() throws IOException {
    String file = file("a.c", "#include <stdio.h>\nint main(void) { return 0; }\n");
    Run run = Run.of("interpret", "--cc=no-such-compiler", file);
    assertEquals(3, run.exit());
    assertTrue(run.err().contains("--cc"), run.err());
  }

  private static String[] with(List<String> args, String more) {
    List<String> all = new ArrayList<>(args);
    all.add(1, more);
    return all.toArray(String[]::new);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }
}
