package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one program shows in several releases of a compiler is one row. */
final class ReleasesTest {
  private static final String CRASH =
      """
      compiling && { echo 'test.c:3:1: internal compiler error: in %s, at expr.cc:%d' >&2; exit 4; }
      """;

  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    Files.delete(place.programs().resolve("b.c"));
    Files.delete(place.programs().resolve("c.c"));
  }

  private Run fuzz(String compilers) {
    return Run.of(place.fuzz(compilers, "--count", "1", "--reduce", "0"));
  }

  private List<String> rows() {
    List<String> lines = Run.of("bugs", "--store", place.out().toString()).out().lines().toList();
    return lines.subList(1, lines.size());
  }

  private Map<String, Object> json() {
    return JsonReader.object(
        Run.of("bugs", "--json", "--store", place.out().toString()).out().strip());
  }

  @Test
  void wrongOutputOfThreeReleasesIsOneBug() throws IOException {
    for (int number : List.of(9, 15, 16)) {
      place.release("gcc", number, FuzzPlace.WRONG);
    }
    place.release("gcc", 17, FuzzPlace.HONEST);
    Run run = fuzz("gcc-9,gcc-15,gcc-16,gcc-17");
    assertTrue(run.out().contains("  bugs      wrong-output 1\n"), run.out() + run.err());
    assertTrue(run.out().contains("  wrong-output: gcc-9,15,16: wrong stdout at -O1"), run.out());
    assertEquals(1, rows().size());
    assertTrue(
        rows().getFirst().matches("\\w+ +wrong-output +gcc-9,15,16 +-O1 .*"), rows().getFirst());
    Map<String, Object> bug = json();
    assertEquals("gcc-16", bug.get("compiler"));
    assertEquals(List.of("gcc-16", "gcc-15", "gcc-9"), bug.get("compilers"));
    assertEquals("gcc version 16.1.0", bug.get("version"));

    String id = (String) bug.get("id");
    String store = place.out().toString();
    Run show = Run.of("show", id, "--store", store);
    assertTrue(show.out().startsWith(id + ": wrong-output of gcc-9,15,16\n"), show.out());
    assertTrue(show.out().contains("got (+) with gcc-16 -O1"), show.out());
    Run replay = Run.of("replay", id, "--config", place.config().toString(), "--store", store);
    assertTrue(replay.out().startsWith(id + ": same verdict"), replay.out() + replay.err());
    Run report = Run.of("report", id, "--no-run", "--store", store);
    assertTrue(report.out().contains("gcc version 16.1.0"), report.out());
    assertTrue(report.out().contains("\nKnown to fail: 9.1.0, 15.1.0, 16.1.0\n"), report.out());
    assertTrue(report.out().contains("- gcc version 9.1.0: yes, at -O1\n"), report.out());
  }

  @Test
  void reducingTakesTheNewestThatIsThere() throws IOException {
    place.release("gcc", 14, FuzzPlace.WRONG).release("gcc", 15, FuzzPlace.WRONG);
    place.compiler("good", FuzzPlace.HONEST);
    fuzz("gcc-14,gcc-15,good");
    String id = (String) json().get("id");
    String store = place.out().toString();
    Path small = folder.resolve("small.c");
    String config = place.config().toString();
    Run newest = Run.of("reduce", id, "--store", store, "--config", config, "-o", small.toString());
    assertEquals(0, newest.exit(), newest.err());
    assertTrue((newest.out() + newest.err()).contains("gcc-15 -O1"), newest.out() + newest.err());
    // The newest of them is gone.
    String text = Files.readString(place.config());
    Files.writeString(place.config(), text.replace("gcc-15", "gcc-13"));
    Files.writeString(folder.resolve("gcc-13"), Files.readString(folder.resolve("gcc-15")));
    Run older = Run.of("reduce", id, "--store", store, "--config", config, "-o", small.toString());
    assertTrue((older.out() + older.err()).contains("gcc-14 -O1"), older.out() + older.err());
  }

  @Test
  void crashesWithOneMessageAreOneBugAndOthersAreNot() throws IOException {
    place.release("gcc", 14, CRASH.formatted("fold", 10));
    place.release("gcc", 15, CRASH.formatted("fold", 20));
    place.release("gcc", 16, CRASH.formatted("expand", 30));
    place.compiler("cc", CRASH.formatted("fold", 10));
    Run run = fuzz("gcc-14,gcc-15,gcc-16,cc");
    assertTrue(run.out().contains("  bugs      crash 3\n"), run.out() + run.err());
    List<String> compilers = rows().stream().map(row -> row.split(" +")[2]).sorted().toList();
    assertEquals(List.of("cc", "gcc-14,15", "gcc-16"), compilers);
  }
}
