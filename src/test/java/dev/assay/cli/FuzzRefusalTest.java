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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A compiler that refuses programs is told of, whatever the judge makes of it. */
final class FuzzRefusalTest {
  private static final String PICKY =
      """
      case "$all" in *' -c '*) true;; *) false;; esac && grep -qs '6 [*] 7' *.c && {
        echo "test.c:3:3: error: no products here [-Wproduct]" >&2
        exit 1
      }
      """;

  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    Files.delete(place.programs().resolve("b.c"));
    Files.delete(place.programs().resolve("c.c"));
    place.compiler("good", FuzzPlace.HONEST).compiler("picky", PICKY);
  }

  @Test
  void theSummaryCountsRefusalsAndNamesAProgramThatIsKept() throws IOException {
    Run run = Run.of(place.fuzz("good,picky", "--seed", "7", "--count", "2"));
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("  refused   picky 2 of 2 builds (100.0%)\n"), run.out());
    assertTrue(
        run.out().contains("            most often by other: no products here [-Wproduct]\n"),
        run.out());
    Matcher example = Pattern.compile("an example: (.*)\n").matcher(run.out());
    assertTrue(example.find(), run.out());
    Path program = Path.of(example.group(1));
    assertEquals(FuzzPlace.MULTIPLIES, Files.readString(program));
    String told = Files.readString(program.resolveSibling("refused.toml"));
    assertTrue(told.contains("kind = \"rejected\"\n"), told);
    assertTrue(told.contains("builds = [\"picky -O1\"]\n"), told);
    assertTrue(Files.isExecutable(program.resolveSibling("command.sh")));
  }

  @Test
  void jsonCountsRefusalsAndGoesOnCountingWhenResumed() {
    Run.of(place.fuzz("good,picky", "--seed", "1", "--count", "2", "--json"));
    Run run =
        Run.of(
            "fuzz",
            "--resume",
            "--config",
            place.config().toString(),
            "--store",
            place.out().toString(),
            "--count",
            "3",
            "--json");
    Map<String, Object> status = JsonReader.object(run.out().lines().toList().getLast());
    assertEquals("3", status.get("refused"), run.out());
    assertEquals(
        List.of(
            Map.of("compiler", "good", "builds", "3", "refused", "0"),
            Map.of("compiler", "picky", "builds", "3", "refused", "3")),
        status.get("refused-by"));
    assertEquals(
        List.of(
            Map.of(
                "kind", "rejected",
                "family", "other",
                "message", "no products here [-Wproduct]",
                "builds", "3")),
        status.get("refused-because"));
  }

  @Test
  void manyRefusalsAreToldOnceAtOnce() {
    Run run = Run.of(place.fuzz("good,picky", "--count", "60", "--json"));
    List<Map<String, Object>> told =
        run.out()
            .lines()
            .map(JsonReader::object)
            .filter(e -> e.get("event").equals("many-refused"))
            .toList();
    assertEquals(1, told.size(), run.out());
    assertEquals("picky", told.getFirst().get("compiler"));
    assertTrue(told.getFirst().get("because").toString().contains("no products here [-Wproduct]"));
  }

  @Test
  void checkCountsThemToo() {
    String file = place.programs().resolve("a.c").toString();
    String[] words = {
      "check", "--config", place.config().toString(), "--compilers", "good,picky", file
    };
    Run run = Run.of(words);
    assertTrue(
        run.out().contains("  refused by picky (1)\n    other: no products here [-Wproduct]\n"),
        run.out());
    Run json = Run.of("check", "--json", "--config", words[2], "--compilers", words[4], file);
    assertEquals(
        List.of(
            Map.of(
                "kind", "rejected",
                "family", "other",
                "message", "no products here [-Wproduct]",
                "by", List.of(Map.of("compiler", "picky", "builds", "1")))),
        JsonReader.object(json.out().strip()).get("refused"));
  }
}
