package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MutateCommandTest {
  private static final String PROGRAM =
      """
      #include <stdio.h>
      int g = 7;
      int main(void) {
        int c, sum = 0;
        while ((c = getchar()) != EOF)
          sum += c ^ g;
        for (int i = 0; i < 4; i++)
          sum = sum * 3 + i;
        printf("%d\\n", sum);
        return 0;
      }
      """;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("sum.c"), PROGRAM);
  }

  @Test
  void oneVariantGoesToStandardOutput() {
    Run run = Run.of("mutate", file.toString(), "--seed", "3", "--probability", "0.5");
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("int main("), run.out());
    assertEquals(
        run.out(), Run.of("mutate", file.toString(), "--seed", "3", "--probability", "0.5").out());
    assertNotEquals(
        run.out(), Run.of("mutate", file.toString(), "--seed", "4", "--probability", "0.5").out());
  }

  @Test
  void variantsDoTheSameForEveryInput() throws IOException {
    Path shorter = Files.writeString(folder.resolve("short.txt"), "x");
    Path longer = Files.writeString(folder.resolve("long.txt"), "several bytes");
    Path out = folder.resolve("out");
    Run run =
        Run.of(
            "mutate",
            file.toString(),
            "--count",
            "5",
            "--seed",
            "1",
            "--probability",
            "0.6",
            "--rounds",
            "2",
            "--input",
            shorter.toString(),
            "--input",
            longer.toString(),
            "-o",
            out.toString());
    assertEquals(0, run.exit(), run.err());
    for (Path input : List.of(shorter, longer)) {
      Object expected = output(file, input);
      for (int i = 1; i <= 5; i++) {
        assertEquals(expected, output(out.resolve("sum-" + i + ".c"), input));
      }
    }
    List<String> lines = Files.readAllLines(out.resolve("variants.json"));
    Map<String, Object> first = JsonReader.object(lines.get(1).replaceFirst(",$", ""));
    assertEquals("sum-1.c", first.get("file"));
    assertEquals(List.of(), first.get("defects"));
    assertTrue(!((List<?>) first.get("mutations")).isEmpty());
  }

  private static Object output(Path program, Path input) {
    Run run = Run.of("interpret", "--json", program.toString(), "--input", input.toString());
    return JsonReader.object(run.out().strip()).get("stdout");
  }

  @Test
  void variantsDoTheSameForAllArguments() throws IOException {
    Path program =
        Files.writeString(
            folder.resolve("args.c"),
            """
            #include <stdio.h>
            #include <stdlib.h>
            int main(int argc, char *argv[]) {
              int sum = argc;
              for (int i = 1; i < argc; i++) {
                int n = atoi(argv[i]);
                if (n > 5) sum += n; else sum -= 3;
                sum ^= i;
              }
              printf("%d\\n", sum);
              return 0;
            }
            """);
    List<String> lines = List.of("1 7 3", "9");
    Path out = folder.resolve("out");
    Run run =
        Run.of(
            "mutate",
            program.toString(),
            "--count=8",
            "--seed=5",
            "--probability=0.6",
            "--args=" + lines.get(0),
            "--args=" + lines.get(1),
            "-o",
            out.toString());
    assertEquals(0, run.exit(), run.err());
    for (String line : lines) {
      String expected = Run.of("interpret", program.toString(), "--args=" + line).out();
      for (int i = 1; i <= 8; i++) {
        Path variant = out.resolve("args-" + i + ".c");
        assertEquals(
            expected, Run.of("interpret", variant.toString(), "--args=" + line).out(), line);
      }
    }
  }

  @Test
  void statementsOfOtherProgramsAreTakenWhereNothingIsExecuted() throws IOException {
    Path dead =
        Files.writeString(
            folder.resolve("dead.c"),
            "int g = 7; int main(void) { int a = g; if (g < 0) { a = 1; g = 2; } return a; }");
    Path donor =
        Files.writeString(
            folder.resolve("donor.c"),
            "int x; int main(void) { int y = 3; y = x * 4711; x = y * 4711; return 0; }");
    Set<String> found = new HashSet<>();
    for (int seed = 1; seed <= 12; seed++) {
      Run run =
          Run.of(
              "mutate",
              dead.toString(),
              "--mutators",
              "athena",
              "--donors",
              donor.toString(),
              "--probability",
              "1",
              "--seed",
              "" + seed);
      assertEquals(0, run.exit(), run.err());
      found.add(run.out().contains("4711") ? "foreign" : "own");
    }
    assertTrue(found.contains("foreign"), found::toString);
    Run missing = Run.of("mutate", dead.toString(), "--donors", folder + "/none.c");
    assertEquals(2, missing.exit());
    assertTrue(missing.err().contains("--donors: cannot read"), missing.err());
  }

  @Test
  void callsAloneAreAtMoreStatements() throws IOException {
    Files.writeString(
        folder.resolve("long.c"),
        "int main(void) { int a = 1; " + "a = a * 3 % 71; ".repeat(80) + "return a; }");
    assertTrue(mutations("inject") > mutations("inject", "--probability", "0.1"));
    assertEquals(mutations("inject"), mutations("inject", "--probability", "0.2"));
    assertEquals(mutations("identity"), mutations("identity", "--probability", "0.1"));
  }

  /** How many mutations a few variants have together. */
  private int mutations(String mutators, String... more) {
    Path many = folder.resolve("many");
    var arguments = new ArrayList<>(List.of("mutate", folder.resolve("long.c").toString()));
    arguments.addAll(List.of("--mutators", mutators, "--seed", "1", "--count", "5"));
    arguments.addAll(List.of("--force", "-o", many.toString()));
    arguments.addAll(List.of(more));
    Run run = Run.of(arguments.toArray(String[]::new));
    assertEquals(0, run.exit(), run.err());
    try {
      return Files.readString(many.resolve("variants.json")).split(mutators, -1).length;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void mutatorsCanBeNamed() {
    Run list = Run.of("mutate", "--mutators", "list");
    assertTrue(list.out().contains("\n  fcb "), list.out());
    assertTrue(list.out().contains("\n  flip-bit "), list.out());
    Run unknown = Run.of("mutate", file.toString(), "--mutators", "fcb,nonsense");
    assertEquals(2, unknown.exit());
    assertTrue(unknown.err().contains("unknown mutator 'nonsense'"), unknown.err());
    Run guards =
        Run.of("mutate", file.toString(), "--mutators", "tg", "--probability", "1", "--seed", "2");
    assertEquals(0, guards.exit(), guards.err());
    assertTrue(guards.out().contains("if ("), guards.out());
  }

  @Test
  void mutantsDoAnotherThing() throws IOException {
    Path out = folder.resolve("mutants");
    String[] words = {
      "mutate",
      file.toString(),
      "--mutators",
      "grayc",
      "--rounds",
      "2",
      "--seed",
      "1",
      "--count",
      "12",
      "-o",
      out.toString()
    };
    Run run = Run.of(words);
    assertEquals(0, run.exit(), run.err());
    String list = Files.readString(out.resolve("variants.json"));
    assertEquals(12, list.lines().filter(line -> line.contains("\"steps\"")).count(), list);
    assertTrue(list.contains("\"status\": \"finished\""), list);
    Set<String> texts = new HashSet<>();
    for (int i = 1; i <= 12; i++) {
      texts.add(Files.readString(out.resolve("sum-" + i + ".c")));
    }
    assertTrue(texts.size() > 9, "only " + texts.size() + " different ones");
    Run one = Run.of("mutate", file.toString(), "--mutators", "flip-bit", "--seed", "4");
    assertEquals(0, one.exit(), one.err());
    assertEquals(one, Run.of("mutate", file.toString(), "--mutators", "flip-bit", "--seed", "4"));
  }

  @Test
  void whatCannotBeMutatedIsTold() throws IOException {
    Path undefined =
        Files.writeString(folder.resolve("u.c"), "int main(void) { int a; return a; }");
    Run run = Run.of("mutate", undefined.toString(), "--seed", "1");
    assertEquals(1, run.exit());
    assertTrue(run.err().contains("does not run to its end"), run.err());
    assertEquals(2, Run.of("mutate", folder.resolve("missing.c").toString()).exit());
    assertEquals(2, Run.of("mutate", file.toString(), "--count", "3").exit());
    assertEquals(2, Run.of("mutate").exit());
  }
}
