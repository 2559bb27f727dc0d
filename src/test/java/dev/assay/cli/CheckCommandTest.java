package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code assay check} says of programs and of compilers, with scripts for these. */
final class CheckCommandTest {
  private static final String CRASHING =
      """
      if compiling; then
        echo "test.c:3:3: internal compiler error: in expand_call, at calls.cc:3210" >&2
        exit 1
      fi
      """;

  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    place.compiler("good", FuzzPlace.HONEST);
  }

  @Test
  void jsonHasTheKeysThatAreDocumented() throws IOException {
    place.compiler("wrong", FuzzPlace.WRONG);
    Run run = check("good,wrong", "--json", program("a.c"));
    assertEquals(1, run.exit(), run.err());
    Map<String, Object> line = JsonReader.object(run.out().strip());
    assertEquals(
        List.of(
            "file",
            "verdict",
            "interpreter",
            "expected",
            "expected-exit",
            "reason",
            "refused",
            "readings",
            "runs"),
        List.copyOf(line.keySet()));
    assertEquals(program("a.c"), line.get("file"));
    assertEquals("wrong-output", line.get("verdict"));
    assertEquals("finished", line.get("interpreter"));
    assertEquals("42\n", line.get("expected"));
    assertEquals("0", line.get("expected-exit"));
    List<Map<String, Object>> runs = runs(line);
    assertEquals(2, runs.size());
    assertEquals(
        List.of("compiler", "level", "flags", "result", "signature"),
        List.copyOf(runs.getFirst().keySet()));
    assertEquals("good -O1 agrees", words(runs.getFirst()));
    assertEquals(JsonReader.NULL, runs.getFirst().get("signature"));
    assertEquals("wrong -O1 wrong-output", words(runs.getLast()));
    assertEquals("wrong stdout at -O1", runs.getLast().get("signature"));
  }

  @Test
  void filesAreToldInTheirOrder() {
    Run run = check("good", "--json", program("c.c"), program("b.c"), program("a.c"));
    List<Map<String, Object>> lines = run.out().lines().map(JsonReader::object).toList();
    assertEquals(
        List.of(
            program("c.c") + " invalid-program undefined",
            program("b.c") + " agrees finished",
            program("a.c") + " agrees finished"),
        lines.stream()
            .map(l -> l.get("file") + " " + l.get("verdict") + " " + l.get("interpreter"))
            .toList());
    assertEquals(1, run.exit());
    assertEquals(JsonReader.NULL, lines.getFirst().get("expected"));
    assertEquals("", lines.get(1).get("expected"));
    assertEquals("3", lines.get(1).get("expected-exit"));
  }

  @Test
  void theTableTellsTheInterpretersOpinion() {
    Run fine = check("good", program("a.c"));
    assertEquals(0, fine.exit(), fine.err());
    assertEquals(
        program("a.c")
            + """
            : agrees
              interpreter: finished with exit status 0
                    -O1
              good  agrees

            """,
        fine.out());
    Run undefined = check("good", program("c.c"));
    assertEquals(1, undefined.exit());
    assertTrue(undefined.out().startsWith(program("c.c") + ": invalid-program\n"), undefined.out());
    assertTrue(undefined.out().contains("  interpreter: undefined: signed-overflow: "));
    assertTrue(undefined.out().contains(" (line 4:10)\n"), undefined.out());
  }

  @Test
  void whatIsNoCIsInvalidAndItsLineIsNamed() throws IOException {
    place.program("no.c", "int main(void) {\n  return 0\n}\n");
    Run run = check("good", "--json", program("no.c"));
    assertEquals(1, run.exit(), run.err());
    Map<String, Object> line = JsonReader.object(run.out().strip());
    assertEquals("invalid-program", line.get("verdict"));
    assertEquals("invalid", line.get("interpreter"));
    assertTrue(line.get("reason").toString().matches("(?s).*\\b[23]:\\d+: .*"), run.out());
    assertEquals("good -O1 rejected", words(runs(line).getFirst()));
  }

  @Test
  void aCrashIsKnownByItsPlace() throws IOException {
    place.compiler("broken", CRASHING);
    Run run = check("good,broken", "--json", program("b.c"));
    assertEquals(1, run.exit(), run.err());
    Map<String, Object> line = JsonReader.object(run.out().strip());
    assertEquals("crash", line.get("verdict"));
    assertEquals("broken -O1 crash", words(runs(line).getLast()));
    String signature = runs(line).getLast().get("signature").toString();
    assertTrue(signature.contains("expand_call") && signature.contains("calls.cc"), signature);
  }

  @Test
  void optionsNarrowIt() throws IOException {
    Files.writeString(
        place.config(),
        Files.readString(place.config()).replace("[\"-O1\"]", "[\"-O0\", \"-O2\"]"));
    place.program("flag.c", "int main(void) { return FLAG; }\n");
    Run all = check("good", "--json", "--flags", "-g -DFLAG=4", program("flag.c"));
    // What a flag of one build defines is not what the program says.
    assertEquals("invalid-program", JsonReader.object(all.out().strip()).get("verdict"));
    Run run = check("good", "--json", "--levels", "-O2", "--flags", " -g  -w", program("b.c"));
    assertEquals(0, run.exit(), run.err());
    List<Map<String, Object>> runs = runs(JsonReader.object(run.out().strip()));
    assertEquals(1, runs.size());
    assertEquals("good -O2 agrees", words(runs.getFirst()));
    assertEquals(List.of("-g", "-w"), runs.getFirst().get("flags"));
    Run defined = check("good", "--json", "-D", "FLAG=4", program("flag.c"));
    assertEquals("4", JsonReader.object(defined.out().strip()).get("expected-exit"), defined.out());
    Run none = check("good", "--levels", "-O3", program("b.c"));
    assertEquals(2, none.exit());
    assertTrue(
        none.err().contains("--levels: no compiler has -O3; there are -O0, -O2"), none.err());
  }

  @Test
  void aLevelAmongFlagsIsTheLevel() {
    Run run = check("good", "--json", "--flags", "-g -O", program("b.c"));
    assertEquals(0, run.exit(), run.err());
    Map<String, Object> only = runs(JsonReader.object(run.out().strip())).getFirst();
    assertEquals("good -O1 agrees", words(only));
    assertEquals(List.of("-g"), only.get("flags"));
    Run both = check("good", "--levels=-O1", "--flags", "-O", program("b.c"));
    assertEquals(2, both.exit());
    assertTrue(both.err().contains("--flags: -O1 is a level"), both.err());
  }

  /** What a wrong compiler prints counts only if the program is said to allow for it. */
  @Test
  void looseFlagsAreForCrashesAndHangs() throws IOException {
    place.compiler("wrong", FuzzPlace.WRONG);
    String[] words = {"--flags", "-O -ffast-math", program("a.c")};
    Run exact = check("wrong", words);
    assertTrue(exact.out().contains("a.c: inconclusive"), exact.out());
    assertTrue(exact.out().contains("-ffast-math lets floating results differ"), exact.out());
    Run near = check("wrong", "--floats", "near", words[0], words[1], words[2]);
    assertEquals(1, near.exit(), near.out());
    assertTrue(near.out().contains("wrong stdout"), near.out());
  }

  @Test
  void severalFilesCanBeOneProgram() throws IOException {
    place.program("list.h", "struct pair { int a, b; };\nint sum(struct pair *);\n");
    place.program(
        "one.c",
        """
        #include <stdio.h>
        #include "list.h"
        static int calls, count = 1;
        static int step(int n) { calls++; return n + count; }
        int main(void) {
          struct pair p = {20, 10};
          printf("%d\\n", sum(&p) + step(step(0)));
        }
        """);
    place.program(
        "two.c",
        """
        #include "list.h"
        static struct pair count = {4, 4};
        static int step(int n) { return n + count.a; }
        int sum(struct pair *p) { return step(p->a) + step(p->b); }
        """);
    Run fine = check("good", "--json", "--program", program("one.c"), program("two.c"));
    assertEquals(0, fine.exit(), fine.out() + fine.err());
    Map<String, Object> line = JsonReader.object(fine.out().strip());
    assertEquals(program("one.c") + " " + program("two.c"), line.get("file"));
    assertEquals("40\n", line.get("expected"));
    place.program("two.c", text("two.c").replace("n + count.a", "n + count.a * 2000000000"));
    Run undefined = check("good", "--program", program("one.c"), program("two.c"));
    assertTrue(undefined.out().contains(" does not fit 'int' (two.c:3:37)\n"), undefined.out());
  }

  @Test
  void filesThatDoNotFitTogetherAreNamedWithTheirLines() throws IOException {
    place.program("one.c", "int f(void) { return 1; }\nint main(void) { return f(); }\n");
    place.program("two.c", "\nint f(void) { return 2; }\n");
    Run run = check("good", "--json", "--program", program("one.c"), program("two.c"));
    assertEquals(1, run.exit(), run.out());
    Map<String, Object> line = JsonReader.object(run.out().strip());
    assertEquals("invalid-program", line.get("verdict"));
    assertEquals("two.c:2:1: 'f' is defined at one.c:1:1, too", line.get("reason"));
    Files.createDirectory(place.programs().resolve("below"));
    place.program("below/one.c", "");
    Run same = check("good", "--program", program("one.c"), program("below/one.c"));
    assertEquals(2, same.exit());
    assertTrue(same.err().contains("another file of the program is called one.c"), same.err());
  }

  @Test
  void headersBesideTheProgramAreFound() throws IOException {
    Files.createDirectory(place.programs().resolve("below"));
    place.program("x.h", "#include \"below/y.h\"\n");
    place.program("below/y.h", "#include \"z.h\"\n");
    place.program("below/z.h", "#define FIVE 5\n");
    place.program("inc.c", "#include \"x.h\"\nint main(void) { return FIVE; }\n");
    Run run = check("good", "--json", program("inc.c"));
    assertEquals(0, run.exit(), run.out() + run.err());
    Map<String, Object> line = JsonReader.object(run.out().strip());
    assertEquals("agrees", line.get("verdict"));
    assertEquals("5", line.get("expected-exit"));
  }

  /** Compilers run as others, who need to read what a strict superuser writes. */
  @Test
  void aStrictMaskHidesNothing() throws IOException, InterruptedException {
    Files.createDirectory(place.programs().resolve("below"));
    place.program("below/y.h", "#define FIVE 5\n");
    place.program("inc.c", "#include \"below/y.h\"\nint main(void) { return FIVE; }\n");
    var words = new ArrayList<>(List.of("sh", "-c", "umask 077; exec \"$@\"", "sh"));
    words.addAll(FuzzChild.java());
    Collections.addAll(words, "check", "--config", place.config().toString());
    Collections.addAll(words, "--compilers", "good", "--json", program("inc.c"));
    Process process =
        new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    assertEquals("agrees", JsonReader.object(said.strip()).get("verdict"));
  }

  @Test
  void eachBuildIsJudgedByTheProgramThatItSees() throws IOException {
    place.compiler("fancy", "set -- -D__fancy__ \"$@\"\n");
    place.compiler("wrong", "set -- -D__fancy__ \"$@\"\n" + FuzzPlace.WRONG);
    place.program(
        "a.c",
        """
        #include <stdio.h>
        int main(void) {
        #ifdef __fancy__
          printf("fancy %d\\n", 6 * 7);
        #else
          printf("plain\\n");
        #endif
          return 0;
        }
        """);
    Run run = check("good,fancy,wrong", "--json", program("a.c"));
    assertEquals(1, run.exit(), run.err());
    Map<String, Object> line = JsonReader.object(run.out().strip());
    assertEquals("wrong-output", line.get("verdict"), run.out());
    assertEquals(
        List.of("good -O1 agrees", "fancy -O1 agrees", "wrong -O1 wrong-output"),
        runs(line).stream().map(CheckCommandTest::words).toList());
    assertTrue(
        run.out()
            .contains(
                "\"readings\": [{\"builds\": [\"good -O1\"], \"interpreter\": \"finished\","
                    + " \"expected\": \"plain\\n\""),
        run.out());
    Run table = check("good,fancy", program("a.c"));
    assertEquals(0, table.exit(), table.out());
    assertTrue(
        table.out().contains("  interpreter, as good sees it: finished with exit status 0\n"),
        table.out());
  }

  @Test
  void whatIsNotRunSaysWhy() throws IOException {
    place.program("date.c", "#include <stdio.h>\nint main(void) { puts(__DATE__); return 0; }\n");
    Run run = check("good", "--json", program("date.c"));
    assertEquals(1, run.exit(), run.err());
    Map<String, Object> line = JsonReader.object(run.out().strip());
    assertEquals("inconclusive", line.get("verdict"));
    assertEquals(
        "not run: it asks for __DATE__, which no two builds have in common", line.get("reason"));
  }

  @Test
  void aMissingFileIsWrongUseAndTheOthersAreChecked() {
    String missing = place.programs().resolve("missing.c").toString();
    Run run = check("good", "--json", missing, program("b.c"), place.programs().toString());
    assertEquals(2, run.exit());
    assertEquals(
        List.of(
            "assay: "
                + place.programs()
                + ": is a folder without a compile_commands.json; name files of it",
            "assay: " + missing + ": no such file"),
        FuzzPlace.complaints(run));
    assertEquals("agrees", JsonReader.object(run.out().strip()).get("verdict"));
  }

  @Test
  void theLetterIsANoteUnlessStrict() throws IOException {
    Path file = folder.resolve("sign.c");
    Files.writeString(
        file,
        "int printf(const char *, ...); int main(void) { printf(\"%x\\n\", -1); return 0; }\n");
    Run lenient = check("good", file.toString());
    assertTrue(lenient.out().contains("note: format: '%x' gets an argument"), lenient.out());
    Run strict = check("good", "--strict", file.toString());
    assertEquals(1, strict.exit());
    assertTrue(strict.out().contains("undefined: format: '%x' gets an argument"), strict.out());
  }

  private Run check(String compilers, String... more) {
    var words =
        new ArrayList<>(
            List.of("check", "--config", place.config().toString(), "--compilers", compilers));
    Collections.addAll(words, more);
    return Run.of(words.toArray(String[]::new));
  }

  private String text(String name) throws IOException {
    return Files.readString(place.programs().resolve(name));
  }

  private String program(String name) {
    return place.programs().resolve(name).toString();
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> runs(Map<String, Object> line) {
    return (List<Map<String, Object>>) line.get("runs");
  }

  private static String words(Map<String, Object> run) {
    return run.get("compiler") + " " + run.get("level") + " " + run.get("result");
  }
}
