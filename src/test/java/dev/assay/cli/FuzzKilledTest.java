package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign that is killed, or stopped by Ctrl-C, loses nothing and leaves nothing. */
final class FuzzKilledTest {
  /** More than are done before the last kill, even if this process has to wait for its turn. */
  private static final int TRIALS = 30;

  /** Seconds; the waiting ends as soon as nothing is left. */
  private static final int PATIENCE = 120;

  /**
   * Leaves a process behind, and takes its time, so that there is something to be left. It would be
   * there for longer than anybody waits.
   */
  private static final String SLOW = "setsid sleep 777 >&- 2>&- & sleep 0.1\n";

  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
    Files.delete(place.programs().resolve("c.c"));
    place.compiler("slow", SLOW + FuzzPlace.WRONG);
  }

  @Test
  void killedAtAnyMomentItGoesOn() throws IOException, InterruptedException, SQLException {
    var random = new Random();
    String[] command =
        place.fuzz("slow", "--count", "" + TRIALS, "--seed", "1", "--json", "-j", "2");
    for (int kills = 0; kills < 3; kills++) {
      try (FuzzChild child = FuzzChild.start(command)) {
        for (int seen = random.nextInt(1, 4); seen > 0; seen--) {
          assertTrue(child.awaitLine("\"event\": \"trial\"").isPresent(), "it ended too early");
        }
        Thread.sleep(random.nextInt(150));
        child.kill();
        assertTrue(child.hadProcesses());
        assertEquals(List.of(), child.leftAfter(PATIENCE), "what was killed left something");
      }
    }
    Run last = Run.of(command);
    assertEquals(1, last.exit(), last.err());
    assertEquals(
        IntStream.range(0, TRIALS).mapToObj(n -> "1 " + n).toList(),
        FuzzStored.rows(place.out(), "select campaign, number from trial order by 1, 2"));
    assertEquals(
        List.of("wrong-output " + TRIALS / 2),
        FuzzStored.rows(place.out(), "select class, sightings from bug"));
    String id = FuzzStored.rows(place.out(), "select id from bug").getFirst();
    Path bug = place.out().resolve("bugs").resolve(id);
    assertEquals(FuzzPlace.MULTIPLIES, Files.readString(bug.resolve("original.c")));
    assertEquals(List.of(), FuzzChild.unfinished(place.out()));
  }

  @Test
  void ctrlCStopsItSoonWithASummary() throws IOException, InterruptedException, SQLException {
    try (FuzzChild child = FuzzChild.start(place.fuzz("slow", "-j", "2"))) {
      assertTrue(child.awaitLine("new bug ").isPresent());
      child.interrupt();
      String said = child.rest();
      assertTrue(child.endsWithin(PATIENCE), "it does not end");
      assertEquals(130, child.exit());
      assertTrue(said.contains("Stopped after 00:0"), said);
      assertTrue(said.contains("  bugs      wrong-output 1\n"), said);
      assertTrue(said.contains("To go on: assay fuzz --resume --store " + place.out()), said);
      assertTrue(child.hadProcesses());
      assertEquals(List.of(), child.leftAfter(PATIENCE), "it left something");
    }
    List<String> trials = FuzzStored.rows(place.out(), "select count(*) from trial");
    assertTrue(Integer.parseInt(trials.getFirst()) > 0);
  }
}
