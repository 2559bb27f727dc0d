package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code assay growth} says, with scripts for compilers. */
final class GrowthCommandTest {
  /** Compiles nothing, which takes no time worth speaking of on any machine, whatever the size. */
  private static final String QUICK = "compiling && : > test.o && exit 0\n";

  @TempDir private Path folder;
  private FuzzPlace place;
  private String file;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    place.compiler("one", QUICK);
    place.compiler("other", QUICK);
    place.program("loop.c", "int x; void f(int a) { x += a; }\n");
    file = place.programs().resolve("loop.c").toString();
  }

  private Run growth(String... more) {
    var words = new ArrayList<>(List.of("growth", "--config", place.config().toString()));
    Collections.addAll(words, more);
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void compilersThatGrowAlikeAreFine() {
    Run run =
        growth("--compilers", "one,other", "--scalings", "nest-loop,more-cases", "--json", file);
    assertEquals(0, run.exit(), run.err());
    Map<String, Object> line = JsonReader.object(run.out().strip());
    assertEquals(
        List.of("number", "program", "scaling", "place", "outcome", "cpu", "series", "findings"),
        List.copyOf(line.keySet()));
    assertEquals("nest-loop", line.get("scaling"));
    assertEquals("f:1", line.get("place"));
    assertEquals("nothing", line.get("outcome"));
    assertEquals(2, ((List<?>) line.get("series")).size());
    assertTrue(run.err().contains("0 found, 0 again; 1 looked at, 1 left out"), run.err());
  }

  @Test
  void allTimesAreToldIfAsked() {
    Run run = growth("--compilers", "one,other", "--scalings", "nest-loop", "--all", file);
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().startsWith("nothing: " + file + ", nest-loop at f:1\n"), run.out());
    assertTrue(run.out().contains("CPU seconds  power  x1 "), run.out());
    assertTrue(run.out().contains("x127"), run.out());
  }

  @Test
  void scalingsAreListed() {
    Run run = Run.of("growth", "--scalings", "list");
    assertEquals(0, run.exit());
    assertTrue(run.out().contains("  nest-if              a statement in an if in an if"));
  }

  @Test
  void wrongUseIsSaid() throws IOException {
    assertWrong("unknown scaling 'nest'", "--scalings", "nest", file);
    assertWrong("either FILEs or --generators", "--generators", "exact", file);
    assertWrong("--count is for generated programs", "--count", "3", file);
    assertWrong("no such file", place.programs().resolve("none.c").toString());
    assertWrong("nothing to be compared with", "--compilers", "one", file);
    assertWrong("unknown generator 'smith'", "--generators", "smith", "--compilers", "one,other");
    Path taken = Files.writeString(folder.resolve("taken"), "");
    assertWrong("--out: ", "--compilers", "one,other", "--out", taken.toString(), file);
  }

  private void assertWrong(String message, String... words) {
    Run run = growth(words);
    assertEquals(2, run.exit(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }
}
