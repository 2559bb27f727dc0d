package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where compilers differ and the interpreter has no answer, something is kept that is no bug. */
final class DisagreementTest {
  /** The interpreter asks no system for its processes. */
  private static final String OPEN =
      """
      #include <stdio.h>
      #include <unistd.h>
      int main(void) {
        printf("%d\\n", 6 * 7);
        return getpid() < 0;
      }
      """;

  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    place.compiler("good", FuzzPlace.HONEST).compiler("better", FuzzPlace.HONEST);
    place.compiler("odd", FuzzPlace.WRONG);
    Files.delete(place.programs().resolve("b.c"));
    Files.delete(place.programs().resolve("c.c"));
    place.program("a.c", OPEN);
  }

  private Run bugs(String... more) {
    return Run.of(words(List.of("bugs", "--store", place.out().toString()), more));
  }

  private static String[] words(List<String> first, String... more) {
    return Stream.concat(first.stream(), List.of(more).stream()).toArray(String[]::new);
  }

  @Test
  void itIsStoredAndCountedByItself() throws IOException {
    Run run = Run.of(place.fuzz("good,better,odd", "--count", "1"));
    assertEquals(0, run.exit(), run.out() + run.err());
    assertTrue(run.out().contains("  verdicts  disagreement 1\n"), run.out());
    assertTrue(run.out().contains("  bugs      none\n"), run.out());
    assertTrue(
        run.out().contains("  unsure    disagreement 1 (assay bugs --unconfirmed)\n"), run.out());
    assertFalse(run.out().contains("new bug"), run.out());
    assertFalse(run.out().contains("reduced"), run.out());

    assertEquals(
        "No bugs in " + place.out() + " yet.\nNot listed without --unconfirmed: disagreement 1\n",
        bugs().out());
    assertEquals("", bugs("--json").out().strip());
    Run listed = bugs("--unconfirmed");
    assertTrue(
        listed.out().lines().toList().getLast().matches("\\w+ +disagreement +odd +-O1 .*"),
        listed.out());
    assertEquals(listed, bugs("--class", "disagreement"));
    Map<String, Object> bug = JsonReader.object(bugs("--unconfirmed", "--json").out().strip());
    assertEquals("disagreement", bug.get("class"));
    assertEquals(false, bug.get("confirmed"));
  }

  @Test
  void itIsNeverReported() throws IOException {
    Run.of(place.fuzz("good,better,odd", "--count", "1"));
    String id = (String) JsonReader.object(bugs("--unconfirmed", "--json").out().strip()).get("id");
    Run one =
        Run.of(
            "report", id, "--store", place.out().toString(), "--config", place.config().toString());
    assertEquals(2, one.exit());
    assertEquals("", one.out());
    assertTrue(
        one.err().startsWith("assay: " + id + " is a disagreement among compilers and is not"),
        one.err());
    Run all = Run.of("report", "--all", "--no-run", "--store", place.out().toString());
    assertEquals(new Run(0, "", ""), all);
    Run show = Run.of("show", id, "--store", place.out().toString());
    assertTrue(show.out().contains("confirmed       no: compilers differ, and the"), show.out());
  }

  @Test
  void eventsTellItApartFromBugs() throws IOException {
    Run run = Run.of(place.fuzz("good,better,odd", "--count", "1", "--json"));
    List<Map<String, Object>> events = run.out().lines().map(JsonReader::object).toList();
    assertEquals(
        List.of("trial", "unconfirmed"),
        events.stream()
            .map(event -> event.get("event"))
            .filter(event -> !event.equals("status"))
            .toList());
    assertEquals("disagreement", named("trial", events).get("verdict"));
    assertEquals("disagreement", named("unconfirmed", events).get("class"));
    assertEquals("0", events.getLast().get("bugs"));
    assertEquals("1", events.getLast().get("unconfirmed"));
  }

  @Test
  void whatTheInterpreterKnowsIsStillABug() throws IOException {
    place.program("a.c", FuzzPlace.MULTIPLIES);
    Run run = Run.of(place.fuzz("good,better,odd", "--count", "1"));
    assertEquals(1, run.exit(), run.out());
    assertTrue(run.out().contains("  bugs      wrong-output 1\n"), run.out());
    assertFalse(run.out().contains("unsure"), run.out());
  }

  private static Map<String, Object> named(String name, List<Map<String, Object>> events) {
    return events.stream()
        .filter(event -> name.equals(event.get("event")))
        .findFirst()
        .orElseThrow();
  }
}
