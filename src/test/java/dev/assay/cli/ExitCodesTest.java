package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What every command's exit code says: 0 fine, 1 something found, 2 wrong use, 3 the machine lacks
 * something; and that JSON has no key that is not documented.
 */
final class ExitCodesTest {
  /** In folder {@code F} there are programs, compilers that are good and wrong, and a store. */
  private static final String TABLE =
      """
      0 fuzz --store F/fine FUZZ --compilers good
      1 fuzz --store F/out FUZZ --compilers wrong
      2 fuzz --count 0
      0 generate --seed 1 --size small
      2 generate --files 2
      0 mutate F/programs/a.c --seed 1
      1 mutate F/programs/c.c --seed 1
      2 mutate F/missing.c
      2 corpus frobnicate
      0 enhance F/programs/a.c
      1 enhance F/programs/d.c
      2 enhance F/missing.c
      1 harvest F/programs/b.c --database F/none.jsonl.gz
      2 harvest F/missing.c --database F/none.jsonl.gz
      0 growth --scalings list
      2 growth --scalings frobnicate
      0 check F/programs/a.c CONFIG --compilers good
      1 check F/programs/a.c CONFIG --compilers wrong
      1 check F/programs/c.c CONFIG --compilers good
      2 check F/missing.c CONFIG --compilers good
      2 check F/programs/a.c CONFIG --compilers frobnicate
      0 compilers CONFIG
      0 doctor CONFIG
      2 doctor frobnicate
      0 completion bash
      2 completion frobnicate
      0 man fuzz
      2 man frobnicate
      2 compilers --config F/missing.toml
      0 bugs --store F/out
      2 bugs --store F/missing
      0 show BUG
      2 show frobnicate --store F/out
      0 replay BUG CONFIG
      2 replay frobnicate --store F/out
      0 bisect F/programs/a.c CONFIG --compilers good
      1 bisect F/programs/a.c CONFIG --compilers wrong
      2 bisect
      0 report BUG --no-run
      2 report frobnicate --store F/out
      0 reduce F/programs/a.c CONFIG --compiler wrong -o F/small.c
      2 reduce F/programs/b.c CONFIG --compiler good -o F/small.c
      0 mark --store F/out ID known
      2 mark --store F/out ID frobnicate
      0 interpret F/programs/a.c
      1 interpret F/programs/c.c
      2 interpret F/missing.c
      0 print F/programs/a.c
      1 print F/programs/d.c
      2 print F/missing.c
      2 bench frobnicate
      """;

  /** Commands that tell programs what they tell people. */
  private static final String JSON =
      """
      fuzz --json --store F/json FUZZ --compilers wrong
      check --json F/programs/a.c F/programs/c.c CONFIG --compilers good,wrong
      compilers --json CONFIG
      doctor --json CONFIG
      bugs --json --store F/out
      show --json BUG
      replay --json BUG CONFIG
      bisect --json F/programs/a.c CONFIG --compilers wrong
      report --json BUG --no-run
      reduce --json F/programs/a.c CONFIG --compiler wrong -o F/small.c
      interpret --json F/programs/a.c F/programs/c.c F/programs/d.c
      """;

  private static final String FUZZ =
      "CONFIG --generators F/programs/ --count 4 --seed 1 -j 1 --swarm 0 --reduce off";

  @TempDir private static Path folder;
  private static String bug = "";

  /** A disk without room. */
  private static final class Full extends OutputStream {
    @Override
    public void write(int one) throws IOException {
      throw new IOException("No space left on device");
    }
  }

  @BeforeAll
  static void findABug() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    FuzzPlace place = FuzzPlace.in(folder);
    place.compiler("good", FuzzPlace.HONEST).compiler("wrong", FuzzPlace.WRONG);
    place.program("d.c", "int main(void) { return undeclared; }\n");
    Run fuzz = run("fuzz --store F/out FUZZ --compilers wrong");
    assertEquals(1, fuzz.exit(), fuzz::toString);
    try (Stream<Path> bugs = Files.list(place.out().resolve("bugs"))) {
      bug = bugs.findFirst().orElseThrow().getFileName().toString();
    }
  }

  private static String[] words(String line) {
    return line.replace("FUZZ", FUZZ)
        .replace("CONFIG", "--config F/my.toml")
        .replace("BUG", "ID --store F/out")
        .replace("ID", bug)
        .replace("F/", folder + "/")
        .split(" ");
  }

  private static Run run(String line) {
    return Run.of(words(line));
  }

  @TestFactory
  Stream<DynamicTest> theExitCodeSaysIt() {
    return TABLE
        .lines()
        .map(row ->
            DynamicTest.dynamicTest(
                row,
                () -> {
                  Run run = run(row.substring(2));
                  assertEquals(row.charAt(0) - '0', run.exit(), run::toString);
                  boolean wrongUse = run.exit() == 2;
                  assertTrue(!wrongUse || run.err().startsWith("assay: "), run::toString);
                  assertFalse(run.err().contains("internal error"), run::toString);
                }));
  }

  /** All of them can lack room for what they print. */
  @TestFactory
  Stream<DynamicTest> noRoomForResultsIsThree() {
    return TABLE
        .lines()
        .filter(row -> row.startsWith("0 ") && !row.startsWith("0 fuzz"))
        .map(row -> DynamicTest.dynamicTest(row, () -> noRoom(words(row.substring(2)))));
  }

  private static void noRoom(String... words) {
    var err = new ByteArrayOutputStream();
    var ends = new ArrayList<Integer>();
    var streams = new StandardStreams(new Full(), err, _ -> false, ends::add);
    int _ = Main.run(InputStream.nullInputStream(), streams.out(), streams.err(), words);
    streams.flush();
    assertEquals(List.of(3), ends);
    assertTrue(
        err.toString(StandardCharsets.UTF_8).contains("assay: cannot write to standard output"));
  }

  @Test
  void noCommandIsForgotten() {
    var known = new TreeSet<String>();
    TABLE.lines().forEach(row -> known.add(row.split(" ")[1]));
    var listed = new TreeSet<String>();
    Run.of("--help")
        .out()
        .lines()
        .filter(line -> line.matches("  [a-z]+ .*"))
        .forEach(line -> listed.add(line.strip().split(" ")[0]));
    assertEquals(listed, known);
  }

  @TestFactory
  Stream<DynamicTest> everyKeyOfJsonIsDocumented() {
    return JSON.lines().map(row -> DynamicTest.dynamicTest(row, () -> documented(row)));
  }

  private static void documented(String row) {
    Run run = run(row);
    assertTrue(run.exit() < 2, run::toString);
    String help = Run.of(row.split(" ")[0], "--help").out();
    String text =
        help + (help.contains("'assay bugs --json'") ? Run.of("bugs", "--help").out() : "");
    assertTrue(text.contains("\nJSON: "), text);
    assertFalse(run.out().isEmpty(), run::toString);
    for (String line : run.out().lines().toList()) {
      Map<String, Object> object = JsonReader.object(line);
      for (String key : object.keySet()) {
        assertTrue(
            Pattern.compile("(?<![\\w-])" + Pattern.quote(key) + "(?![\\w-])").matcher(text).find(),
            "not documented: " + key);
      }
    }
  }
}
