package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command from its arguments to its files. */
final class ReduceCommandTest {
  private static final String PROGRAM =
      """
      #include <stdio.h>
      static int unused(int n) { return n + 1; }
      int main(void) {
        int sum = 0;
        for (int i = 0; i < 3; i++)
          sum += i;
        printf("sum %d\\n", sum);
        printf("%d\\n", 6 * 7);
        return 0;
      }
      """;

  /** Wrong only where the file has this name, as the user's own file has. */
  private static final String WRONG =
      "test -e big.c && case \"$all\" in *' -c '*) sed 's/6 [*] 7/6 + 7/' big.c > o.c"
          + " && mv -f o.c big.c;; esac\n";

  @TempDir private Path folder;
  private FuzzPlace place;
  private Path file;
  private Path out;

  @BeforeEach
  void prepare() throws IOException {
    place = FuzzPlace.in(folder).compiler("wrong", WRONG).compiler("honest", FuzzPlace.HONEST);
    file = Files.writeString(folder.resolve("big.c"), PROGRAM);
    out = folder.resolve("small.c");
  }

  private Run reduce(String... words) {
    var all = new ArrayList<>(List.of("reduce", "--config", place.config().toString()));
    all.addAll(List.of(words));
    return Run.of(all.toArray(String[]::new));
  }

  @Test
  void findsTheBugByItselfAndMakesItSmall() throws IOException {
    Run run = reduce(file.toString(), "--compiler", "wrong", "-o", out.toString(), "--verbose");
    assertEquals(0, run.exit(), run.err());
    String small = Files.readString(out);
    assertTrue(small.contains("6 * 7"), small);
    assertFalse(small.contains("unused"), small);
    assertFalse(small.contains("for"), small);
    assertTrue(run.out().contains("remove-statements"), run.out());
    assertTrue(run.err().contains("the interpreter guards"), run.err());
  }

  @Test
  void functionsThatMustStayDo() throws IOException {
    Run run =
        reduce(
            file.toString(),
            "--compiler",
            "wrong",
            "-o",
            out.toString(),
            "--keep-function",
            "unused");
    assertEquals(0, run.exit(), run.err());
    String small = Files.readString(out);
    assertTrue(small.contains("6 * 7") && small.contains("unused("), small);
    assertFalse(small.contains("for"), small);
  }

  @Test
  void aScriptIsAskedInAFolderWithTheFile() throws IOException {
    Path script = folder.resolve("test.sh");
    Files.writeString(script, "#!/bin/sh\ntest $# = 0 && grep -q sum big.c\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    Run run = reduce(file.toString(), "--test", script.toString(), "-o", out.toString(), "--json");
    assertEquals(0, run.exit(), run.err());
    assertTrue(Files.readString(out).contains("sum"));
    assertTrue(run.out().contains("\"complete\": true"), run.out());
  }

  @Test
  void saysWhatEachDidWhenThereIsNoBug() {
    Run run = reduce(file.toString(), "--compiler", "honest", "-o", out.toString());
    assertEquals(2, run.exit());
    assertTrue(run.err().contains("no bug seen of honest"), run.err());
    assertTrue(run.err().contains("honest"), run.err());
    assertFalse(Files.exists(out));
  }

  @Test
  void saysWhatIsWrongWithTheWordsGiven() {
    Run missing = reduce(folder.resolve("none.c").toString());
    assertEquals(2, missing.exit());
    assertTrue(missing.err().contains("none.c: no such file"), missing.err());
    Run compiler = reduce(file.toString(), "--compiler", "nobody");
    assertEquals(2, compiler.exit());
    assertTrue(compiler.err().contains("there is no nobody"), compiler.err());
    Run level = reduce(file.toString(), "--compiler", "wrong", "--level", "-O9");
    assertEquals(2, level.exit());
    assertTrue(level.err().contains("-O1, not -O9"), level.err());
    Run pass = reduce(file.toString(), "--passes", "magic");
    assertEquals(2, pass.exit());
    assertTrue(pass.err().contains("there is no magic"), pass.err());
    assertEquals(2, reduce().exit());
  }

  @Test
  void timeThatIsOverKeepsTheBestSoFar() throws IOException {
    Run run;
    int seconds = 7;
    do {
      // Quick until there is something to keep, and then too slow to come to the end in this time.
      String name = "slow-" + seconds;
      place.compiler(name, WRONG + "test -e %s && sleep %d\n".formatted(out, 1 + seconds / 10));
      run =
          reduce(
              file.toString(), "--compiler", name, "-o", out.toString(), "--budget", seconds + "s");
      assertEquals(1, run.exit(), run.err());
      seconds *= 4;
      // A slow machine may have had nothing to keep in so little time.
    } while (!Files.exists(out) && seconds < 1000);
    assertTrue(run.out().contains("(cut short)"), run.out() + run.err());
    assertTrue(Files.readString(out).contains("6 * 7"));
  }

  @Test
  @Timeout(600)
  void ctrlCKeepsTheBestSoFar() throws IOException, InterruptedException {
    place.compiler("slow", WRONG + "sleep 0.3\n");
    try (FuzzChild child =
        FuzzChild.start(
            "reduce",
            "--config",
            place.config().toString(),
            file.toString(),
            "--compiler",
            "slow",
            "-o",
            out.toString())) {
      while (!Files.exists(out)) {
        Thread.sleep(50);
      }
      child.interrupt();
      String rest = child.rest();
      assertTrue(rest.contains("(cut short)"), rest);
      assertTrue(Files.readString(out).contains("6 * 7"));
      assertEquals(130, child.exit());
    }
  }

  @Test
  void storedBugsKeepTheirReducedProgram() throws IOException {
    place.program("a.c", PROGRAM.replace("sum", "total"));
    place.compiler("bad", FuzzPlace.WRONG);
    Run fuzz = Run.of(place.fuzz("bad,honest", "--count", "3", "--reduce", "off"));
    assertEquals(1, fuzz.exit(), fuzz.err());
    Run run = reduce("--all", "--store", place.out().toString());
    assertEquals(0, run.exit(), run.err());
    List<Path> reduced = reduced();
    assertEquals(1, reduced.size());
    assertTrue(Files.readString(reduced.getFirst()).contains("6 * 7"));
    Run again = reduce("--all", "--store", place.out().toString());
    assertEquals("", again.out());
  }

  @Test
  void campaignsReduceWhatTheyFind() throws IOException {
    place.program("a.c", PROGRAM.replace("sum", "total"));
    place.compiler("bad", FuzzPlace.WRONG);
    Run fuzz = Run.of(place.fuzz("bad,honest", "--count", "3"));
    assertEquals(1, fuzz.exit(), fuzz.err());
    assertTrue(fuzz.out().contains("\nreduced "), fuzz.out());
    assertEquals(1, reduced().size(), fuzz.out());
  }

  private List<Path> reduced() throws IOException {
    try (var files = Files.walk(place.out())) {
      return files.filter(f -> f.getFileName().toString().equals("reduced.c")).toList();
    }
  }
}
