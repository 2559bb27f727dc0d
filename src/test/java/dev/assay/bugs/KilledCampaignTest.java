package dev.assay.bugs;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign killed at any moment loses no bug and counts no trial twice. */
final class KilledCampaignTest {
  /** How many trials a process may store before it is killed. */
  private static final List<Integer> PATIENCE = List.of(1, 2, 4, 7, 11, 30, 5, 100, 3, 64);

  @TempDir private Path parent;

  @Test
  void everythingAcknowledgedIsThereAfterKills() throws IOException, InterruptedException {
    Path folder = parent.resolve("out");
    Set<Long> acknowledged = new HashSet<>();
    for (int patience : PATIENCE) {
      acknowledged.addAll(runAndKill(folder, patience));
      check(folder, acknowledged);
    }
    assertTrue(acknowledged.size() >= PATIENCE.stream().mapToInt(Integer::intValue).sum());
  }

  private static Set<Long> runAndKill(Path folder, int patience)
      throws IOException, InterruptedException {
    Process victim =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                StoreVictim.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Set<Long> told = new HashSet<>();
    try (BufferedReader lines = victim.inputReader(StandardCharsets.US_ASCII)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        told.add(Long.parseLong(line));
        if (told.size() == patience) {
          // By its handle: the process itself would close the stream we still read from.
          victim.toHandle().destroyForcibly();
        }
      }
    } finally {
      victim.destroyForcibly();
    }
    assertEquals(128 + 9, victim.waitFor());
    return told;
  }

  private static void check(Path folder, Set<Long> acknowledged) throws IOException {
    try (BugStore store =
        assertInstanceOf(Opened.Ready.class, BugStore.open(folder, "0.1.0")).store()) {
      var started = assertInstanceOf(Begun.Started.class, store.resume(Samples.SETTINGS));
      DoneTrials done = started.done();
      assertEquals(
          List.of(), acknowledged.stream().filter(number -> !done.contains(number)).toList());
      assertEquals(done.count(), started.totals().trials());
      assertEquals(done.count(), started.totals().counters().get("programs"));
      Map<String, Long> sightings =
          store.bugs().stream().collect(toMap(bug -> bug.signature().key(), Bug::count));
      assertEquals(expected(done), sightings);
      assertEquals(
          store.bugs().stream().map(Bug::id).collect(toSet()), names(folder.resolve("bugs")));
      for (Bug bug : store.bugs()) {
        assertTrue(Files.exists(folder.resolve("bugs/" + bug.id() + "/original.c")));
        assertTrue(Files.exists(folder.resolve("bugs/" + bug.id() + "/bug.toml")));
      }
    }
  }

  private static Map<String, Long> expected(DoneTrials done) {
    LongStream numbers =
        LongStream.concat(
            LongStream.range(0, done.below()), done.above().stream().mapToLong(n -> n));
    return numbers
        .filter(number -> StoreVictim.findings(number).length > 0)
        .mapToObj(StoreVictim::key)
        .collect(groupingBy(Function.identity(), counting()));
  }

  private static Set<String> names(Path folder) throws IOException {
    try (Stream<Path> list = Files.list(folder)) {
      return list.map(file -> file.getFileName().toString()).collect(toSet());
    }
  }
}
