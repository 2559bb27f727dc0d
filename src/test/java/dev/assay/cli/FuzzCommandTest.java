package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small campaigns from beginning to end, with scripts for compilers. */
final class FuzzCommandTest {
  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
  }

  @Test
  void aCampaignThatFindsNothingSaysSo() throws IOException, SQLException {
    place.compiler("good", FuzzPlace.HONEST);
    Run run = Run.of(place.fuzz("good", "--count", "4", "--seed", "5"));
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().startsWith("assay fuzz: seed 5, into "), run.out());
    assertTrue(run.out().contains("Done: all programs asked for, after 00:0"), run.out());
    assertTrue(run.out().contains("  programs  4 (4 now)\n"), run.out());
    assertTrue(run.out().contains("  verdicts  agrees 3, invalid-program 1\n"), run.out());
    assertTrue(
        run.out()
            .contains(
                "a program of " + place.programs() + " cannot be used (told once): undefined"),
        run.out());
    assertTrue(run.out().contains("  bugs      none\n"), run.out());
    assertTrue(run.out().endsWith("assay fuzz --resume --store " + place.out() + "\n"), run.out());
    assertEquals(List.of(), FuzzPlace.complaints(run));
    assertEquals(4, FuzzStored.trials(place.out(), 1).size());
  }

  @Test
  void eventsAreJsonOneObjectALine() throws IOException {
    place.compiler("wrong", FuzzPlace.WRONG);
    Run run = Run.of(place.fuzz("wrong", "--count", "3", "--json"));
    assertEquals(1, run.exit(), run.err());
    List<Map<String, Object>> events = run.out().lines().map(JsonReader::object).toList();
    List<Map<String, Object>> trials = named("trial", events);
    assertEquals(3, trials.size(), run.out());
    for (Map<String, Object> trial : trials) {
      assertEquals(
          List.of("event", "number", "generator", "seed", "verdict", "builds"),
          List.copyOf(trial.keySet()));
      assertEquals(place.programs().toString(), trial.get("generator"));
    }
    Map<String, Object> bug = named("bug", events).getFirst();
    assertEquals("wrong-output", bug.get("class"));
    assertEquals("wrong", bug.get("compiler"));
    assertEquals("0", bug.get("trial"));
    assertEquals(true, bug.get("confirmed"));
    Map<String, Object> status = events.getLast();
    assertEquals("status", status.get("event"));
    assertEquals("3", status.get("programs"));
    assertEquals("1", status.get("bugs"));
  }

  @Test
  void aMiscompilationIsStoredShownAndReplayed() throws IOException, InterruptedException {
    place.compiler("good", FuzzPlace.HONEST).compiler("wrong", FuzzPlace.WRONG);
    Run run = Run.of(place.fuzz("good,wrong", "--count", "3"));
    assertEquals(1, run.exit(), run.err());
    String out = place.out().toString();
    Run bugs = Run.of("bugs", "--store", out);
    List<String> rows = bugs.out().lines().toList();
    assertEquals(2, rows.size(), bugs.out());
    assertTrue(rows.getLast().matches("\\w+ +wrong-output +wrong +-O1 .* 1 .* new *"), bugs.out());
    String id = rows.getLast().split(" ")[0];
    assertTrue(run.out().contains("new bug " + id + "  wrong-output: wrong: "), run.out());

    Path bug = place.out().resolve("bugs").resolve(id);
    assertEquals(FuzzPlace.MULTIPLIES, Files.readString(bug.resolve("original.c")));
    String toml = Files.readString(bug.resolve("bug.toml"));
    assertTrue(toml.contains("class = \"wrong-output\"\n"), toml);
    assertTrue(toml.contains("vouched = \"interpreter\"\n"), toml);
    String script = output("sh", bug.resolve("command.sh").toString());
    assertTrue(script.startsWith("--- expected\n42\n"), script);
    assertTrue(script.endsWith("13\nexit status 0\n"), script);

    Run show = Run.of("show", id, "--store", out);
    assertEquals(0, show.exit(), show.err());
    assertTrue(show.out().contains("6 * 7") && show.out().contains("wrong-output"), show.out());
    Run replay = Run.of("replay", id, "--config", place.config().toString(), "--store", out);
    assertTrue(replay.out().startsWith(id + ": same verdict (wrong-output: wrong: "), replay.out());
    assertEquals(0, replay.exit());
  }

  @Test
  void theSameAgainGoesOn() throws IOException, SQLException {
    place.compiler("wrong", FuzzPlace.WRONG);
    assertEquals(1, Run.of(place.fuzz("wrong", "--count", "2", "--seed", "1")).exit());
    // Without a seed, the folder's is meant.
    Run second = Run.of(place.fuzz("wrong", "--count", "5"));
    assertEquals(1, second.exit(), second.err());
    assertTrue(second.out().contains("\nGoing on after 2 programs.\n"), second.out());
    assertTrue(second.out().contains("  programs  5 (3 now)\n"), second.out());
    assertEquals(
        List.of("1 0", "1 1", "1 2", "1 3", "1 4"),
        FuzzStored.rows(place.out(), "select campaign, number from trial order by number"));
    assertEquals(List.of("2"), FuzzStored.rows(place.out(), "select sightings from bug"));
  }

  @Test
  void resumingNeedsNoOtherWord() throws IOException, SQLException {
    place.compiler("good", FuzzPlace.HONEST).compiler("wrong", FuzzPlace.WRONG);
    assertEquals(0, Run.of(place.fuzz("good", "--count", "1", "--levels", "-O1")).exit());
    Run second =
        Run.of(
            "fuzz",
            "--resume",
            "--config",
            place.config().toString(),
            "--store",
            place.out().toString(),
            "--count",
            "3");
    assertEquals(0, second.exit(), second.err());
    assertEquals(3, FuzzStored.trials(place.out(), 1).size());
  }

  @Test
  void resumingWithOtherSettingsSaysWhatDiffers() throws IOException, SQLException {
    place.compiler("good", FuzzPlace.HONEST);
    assertEquals(0, Run.of(place.fuzz("good", "--count", "1", "--seed", "1")).exit());
    Run other =
        Run.of(place.fuzz("good", "--count", "2", "--seed", "2", "--flags", "-g", "--resume"));
    assertEquals(2, other.exit());
    assertTrue(other.err().contains("seed was \"1\", is \"2\""), other.err());
    assertTrue(other.err().contains("flags was \"\", is \"-g\""), other.err());
    assertTrue(!other.err().contains("levels was"), other.err());
    assertEquals(1, FuzzStored.rows(place.out(), "select number from trial").size());
  }

  @Test
  void thereIsNothingToResumeInANewFolder() throws IOException {
    place.compiler("good", FuzzPlace.HONEST);
    Run run = Run.of(place.fuzz("good", "--count", "1", "--resume"));
    assertEquals(2, run.exit());
    assertTrue(run.err().startsWith("assay: "), run.err());
    assertTrue(run.err().contains("resume"), run.err());
  }

  @Test
  void aNewCampaignKeepsTheBugsOfTheOld() throws IOException, SQLException {
    place.compiler("good", FuzzPlace.HONEST).compiler("wrong", FuzzPlace.WRONG);
    assertEquals(1, Run.of(place.fuzz("wrong", "--count", "1", "--seed", "1")).exit());
    Run second = Run.of(place.fuzz("good", "--count", "2", "--seed", "2"));
    assertEquals(
        List.of("1 0", "2 0", "2 1"),
        FuzzStored.rows(place.out(), "select campaign, number from trial order by 1, 2"));
    assertEquals(
        List.of("wrong 1"), FuzzStored.rows(place.out(), "select compiler, sightings from bug"));
    assertEquals(1, second.exit(), "bugs are in the folder");
  }

  @Test
  void whatIsTestedDoesNotDependOnTheJobs() throws IOException, SQLException {
    place.compiler("good", FuzzPlace.HONEST).compiler("wrong", FuzzPlace.WRONG);
    String[] one = place.fuzz("good,wrong", "--count", "7", "--seed", "3", "--json", "-j", "1");
    Run alone = Run.of(one);
    List<String> trials = FuzzStored.trials(place.out(), 1);
    List<String> bugs = FuzzStored.rows(place.out(), "select id, sightings from bug");
    Path first = folder.resolve("first");
    Files.move(place.out(), first);
    Run together =
        Run.of(place.fuzz("good,wrong", "--count", "7", "--seed", "3", "--json", "-j", "4"));
    assertEquals(7, trials.size());
    assertEquals(trials, FuzzStored.trials(place.out(), 1));
    assertEquals(bugs, FuzzStored.rows(place.out(), "select id, sightings from bug"));
    assertEquals(trialEvents(alone), trialEvents(together));
    assertEquals(7, trialEvents(alone).size());
  }

  private static List<Map<String, Object>> named(String event, List<Map<String, Object>> events) {
    return events.stream().filter(e -> event.equals(e.get("event"))).toList();
  }

  private static Set<String> trialEvents(Run run) {
    Stream<String> trials = run.out().lines().filter(l -> l.startsWith("{\"event\": \"trial\""));
    return trials.collect(TreeSet::new, TreeSet::add, TreeSet::addAll);
  }

  private static String output(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), text);
    return text;
  }
}
