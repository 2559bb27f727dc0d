package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns with programs of our own generator. */
final class FuzzExactTest {
  /** Its programs print one letter more. */
  private static final String CHATTY =
      """
      case "$all" in *' -c '*)
        if grep -q 'assay generate' *.c; then
          for f in *.c; do sed 's/printf("/printf("x/' $f > other && mv -f other $f; done
        fi;;
      esac
      """;

  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    Files.writeString(place.config(), "[exact]\nsize = \"small\"\n\n");
  }

  @Test
  void allCompilersAgreeWithIt() throws IOException {
    place.compiler("good", FuzzPlace.HONEST);
    Run run = fuzz("good", "--count", "4", "--json");
    assertEquals(0, run.exit(), run.err());
    List<Map<String, Object>> trials =
        run.out()
            .lines()
            .map(JsonReader::object)
            .filter(event -> event.get("event").equals("trial"))
            .toList();
    assertEquals(4, trials.size());
    for (Map<String, Object> trial : trials) {
      assertEquals("exact", trial.get("generator"));
      assertEquals("agrees", trial.get("verdict"), run.err());
    }
  }

  @Test
  void aBugIsReplayedWhateverTheSettingsAreByThen() throws IOException {
    place.compiler("chatty", CHATTY);
    Run run = fuzz("chatty", "--count", "3");
    assertEquals(1, run.exit(), run.err());
    String out = place.out().toString();
    String id = Run.of("bugs", "--store", out).out().lines().toList().get(1).split(" ")[0];
    String shown = Run.of("show", "--store", out, id).out();
    assertTrue(shown.contains("exact, seed ") && shown.contains("--size small"), shown);
    Files.writeString(
        place.config(),
        Files.readString(place.config()).replace("\"small\"", "\"medium\"\nfiles = 3"));
    Run replayed = Run.of("replay", "--store", out, "--config", place.config().toString(), id);
    assertEquals(
        id + ": same verdict (wrong-output: chatty: wrong stdout at -O1)\n",
        replayed.out(),
        "no note says that the program is another");
    assertEquals(List.of(), FuzzPlace.complaints(replayed));
    assertEquals(0, replayed.exit());
  }

  @Test
  void otherWeightsAreAnotherCampaign() throws IOException {
    place.compiler("good", FuzzPlace.HONEST);
    assertEquals(0, fuzz("good", "--count", "1").exit());
    Files.writeString(place.config(), "[exact.features]\nfor = 0\n", StandardOpenOption.APPEND);
    Run resumed = fuzz("good", "--count", "2", "--resume");
    assertEquals(2, resumed.exit(), resumed.out());
    assertTrue(resumed.err().contains("--weight 'for=0'"), resumed.err());
  }

  private Run fuzz(String compilers, String... more) {
    var words = new ArrayList<>(List.of("fuzz", "--config", place.config().toString()));
    words.addAll(List.of("--compilers", compilers, "--swarm", "0", "--seed", "5"));
    words.addAll(List.of("--generators", "exact"));
    words.addAll(List.of("--store", place.out().toString()));
    Collections.addAll(words, more);
    return Run.of(words.toArray(String[]::new));
  }
}
