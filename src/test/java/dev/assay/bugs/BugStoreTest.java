package dev.assay.bugs;

import static dev.assay.bugs.Samples.SETTINGS;
import static dev.assay.bugs.Samples.TIME;
import static dev.assay.bugs.Samples.crash;
import static dev.assay.bugs.Samples.trial;
import static dev.assay.bugs.Samples.wrong;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Standard;
import dev.assay.mutate.Expectation;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BugStoreTest {
  @TempDir private Path parent;
  private Path folder;

  @BeforeEach
  void nameTheFolder() {
    folder = parent.resolve("out");
  }

  @Test
  void whatWasRecordedIsThereAfterReopening() {
    try (BugStore store = open()) {
      begin(store);
      var stored = stored(store, trial(0, wrong("gcc-12", "prints", "-O2")));
      assertEquals(1, stored.fresh().size());
      stored(store, trial(1));
      stored(store, trial(3));
    }
    try (BugStore store = open()) {
      var started = assertInstanceOf(Begun.Started.class, store.resume(SETTINGS));
      assertEquals(new DoneTrials(2, Set.of(3L)), started.done());
      assertEquals(
          new Totals(
              3,
              Map.of("agrees", 2L, "wrong-output", 1L),
              Map.of("csmith", 3L),
              Map.of("programs", 3L, "builds", 30L)),
          started.totals());
      Bug bug = store.bugs().getFirst();
      assertEquals("wrong-output: gcc-12: prints", bug.signature().toString());
      assertEquals(List.of(new Bug.Affected("gcc-12 -O2", "-O2")), bug.affected());
      assertEquals("gcc-12 (Debian 12.2.0-14) 12.2.0", bug.version());
      assertEquals(BugState.NEW, bug.state());
      assertEquals("interpreter", bug.vouched());
      assertTrue(bug.confirmed());
      assertEquals(TIME, bug.first().time());
    }
  }

  @Test
  void aSettingThatIsKnownLaterBelongsToTheCampaign() throws IOException {
    try (BugStore store = open()) {
      begin(store);
      store.settle("drawn-from", "gcc-12 3/abc");
      assertEquals("gcc-12 3/abc", store.settings().orElseThrow().values().get("drawn-from"));
    }
    assertTrue(read(folder.resolve("campaign.toml")).contains("drawn-from = \"gcc-12 3/abc\"\n"));
    try (BugStore store = open()) {
      assertInstanceOf(Begun.Differs.class, store.resume(SETTINGS));
    }
  }

  @Test
  void theFilesOfABugAreForPeople() throws IOException {
    Bug bug;
    try (BugStore store = open()) {
      begin(store);
      bug = stored(store, trial(0, wrong("gcc-12", "prints", "-O2"))).fresh().getFirst();
    }
    Path files = folder.resolve("bugs").resolve(bug.id());
    assertTrue(read(files.resolve("original.c")).contains(Samples.PROGRAM));
    assertEquals("extern int part;\n", read(files.resolve("files/sub/part.h")));
    assertEquals("7\nexit status 0\n", read(files.resolve("expected.txt")));
    assertTrue(
        read(files.resolve("output/gcc-12_-O2.txt")).endsWith("--- stdout\n8\n--- code\nc0de\n"));
    assertTrue(Files.isExecutable(files.resolve("command.sh")));
    assertTrue(read(files.resolve("command.sh")).contains("/nowhere/gcc-12 -O2 "));
    assertTrue(read(files.resolve("bug.toml")).contains("class = \"wrong-output\"\n"));
    assertTrue(read(folder.resolve("campaign.toml")).contains("seed = \"1\"\n"));
  }

  @Test
  void theExampleComesBackAsItWas() {
    TrialRecord trial = trial(9, crash("gcc-12", "fold", "-O2"));
    try (BugStore store = open()) {
      begin(store);
      stored(store, trial);
    }
    try (BugCatalog catalog =
        assertInstanceOf(BugCatalog.Opening.Open.class, BugCatalog.open(folder)).catalog()) {
      Example example = catalog.example(catalog.bugs().getFirst()).orElseThrow();
      assertEquals(trial.test().orElseThrow().expecting(Expectation.NONE), example.test());
      assertEquals(Optional.of(new Expected(0, "7\n")), example.expected());
      assertEquals(
          List.of(StoredRun.of(example.test(), trial.findings().getFirst().evidence().getFirst())),
          example.runs());
      assertEquals(new Sighting(1, 9, example.test().origin(), trial.time()), example.sighting());
    }
  }

  @Test
  void aSignatureIsOneBug() {
    try (BugStore store = open()) {
      begin(store);
      Bug first = stored(store, trial(0, crash("gcc-12", "fold", "-O2"))).fresh().getFirst();
      var second = stored(store, trial(1, crash("gcc-12", "fold", "-O3")));
      assertEquals(List.of(), second.fresh());
      Bug again = second.again().getFirst();
      assertEquals(first.id(), again.id());
      assertEquals(2, again.count());
      assertEquals(List.of("-O2", "-O3"), again.levels());
      assertEquals(TIME, again.first().time());
      assertEquals(TIME.plusSeconds(1), again.lastSeen());
      assertEquals(1, stored(store, trial(2, crash("gcc-11", "fold", "-O2"))).fresh().size());
      assertEquals(2, store.bugs().size());
    }
  }

  @Test
  void twoFindingsOfOneSignatureAreOneSighting() {
    try (BugStore store = open()) {
      begin(store);
      var stored =
          stored(store, trial(0, wrong("gcc-12", "a", "-O2"), wrong("gcc-12", "a", "-O3")));
      assertEquals(1, stored.fresh().size());
      assertEquals(1, store.bugs().getFirst().count());
      assertEquals(List.of("-O2", "-O3"), store.bugs().getFirst().levels());
    }
  }

  @Test
  void someMoreExamplesAreKept() throws IOException {
    try (BugStore store = open()) {
      begin(store);
      for (int i = 0; i < 9; i++) {
        stored(store, trial(i, wrong("gcc-12", "a", "-O2"), crash("gcc-12", "b", "-O2")));
      }
      for (Bug bug : store.bugs()) {
        int wanted = bug.signature().key().equals("a") ? 5 : 1;
        try (var more = Files.list(folder.resolve("bugs").resolve(bug.id()).resolve("more"))) {
          assertEquals(wanted, more.count());
        }
        assertEquals(9, bug.count());
      }
    }
  }

  @Test
  void aTrialIsCountedOnce() {
    try (BugStore store = open()) {
      begin(store);
      stored(store, trial(4, crash("gcc-12", "b", "-O2")));
      assertEquals(new Recorded.Before(), store.record(trial(4, crash("gcc-12", "b", "-O2"))));
      assertEquals(1, store.bugs().getFirst().count());
    }
  }

  @Test
  void anotherCampaignInTheFolderKnowsItsBugs() {
    try (BugStore store = open()) {
      begin(store);
      stored(store, trial(0, crash("gcc-12", "b", "-O2")));
    }
    try (BugStore store = open()) {
      begin(store);
      assertEquals(List.of(), stored(store, trial(0, crash("gcc-12", "b", "-O2"))).fresh());
      assertEquals(2, store.bugs().getFirst().count());
    }
  }

  @Test
  void otherSettingsCannotGoOn() {
    try (BugStore store = open()) {
      begin(store);
      var other = CampaignSettings.of(Map.of("seed", "2", "levels", "-O0 -O2"));
      var differs = assertInstanceOf(Begun.Differs.class, store.resume(other));
      assertTrue(differs.message().contains("seed was \"1\", is \"2\""), differs.message());
      assertFalse(differs.message().contains("levels"), differs.message());
    }
  }

  @Test
  void anEmptyFolderHasNothingToGoOnWith() {
    try (BugStore store = open()) {
      var failed = assertInstanceOf(Begun.Failed.class, store.resume(SETTINGS));
      assertTrue(failed.message().contains("no campaign"), failed.message());
    }
  }

  @Test
  void deletedFilesComeBackAndLeftOversGo() throws IOException {
    Bug bug;
    try (BugStore store = open()) {
      begin(store);
      bug = stored(store, trial(0, wrong("gcc-12", "a", "-O2"))).fresh().getFirst();
      stored(store, trial(1, wrong("gcc-12", "a", "-O2")));
    }
    Path files = folder.resolve("bugs").resolve(bug.id());
    String script = read(files.resolve("command.sh"));
    DurableFiles.delete(files);
    Path leftOver = Files.createDirectories(folder.resolve("bugs/0123abcd"));
    Path temporary = Files.createDirectories(folder.resolve("bugs/.new-0123abcd-1-1"));
    Path foreign = Files.createDirectories(folder.resolve("bugs/my notes"));
    open().close();
    assertEquals(script, read(files.resolve("command.sh")));
    assertTrue(Files.isExecutable(files.resolve("command.sh")));
    assertTrue(Files.exists(files.resolve("bug.toml")));
    assertTrue(Files.exists(files.resolve("more/1-1/original.c")));
    assertFalse(Files.exists(leftOver));
    assertFalse(Files.exists(temporary));
    assertTrue(Files.exists(foreign));
  }

  @Test
  void cxxIsKeptByANameOfCxx() throws IOException {
    TrialRecord plain = trial(0, wrong("gcc-12", "a", "-O2"));
    var test =
        new TestCase(
            plain.test().orElseThrow().origin(),
            Standard.DEFAULT,
            List.of(
                new SourceFile("test.cpp", "int main() {}\n"),
                new SourceFile("meaning.c", "int main(void) {}\n")),
            List.of("test.cpp"),
            List.of("-std=c++14"),
            Expectation.NONE);
    var inCxx =
        new TrialRecord(
            0,
            plain.generator(),
            plain.seed(),
            plain.verdict(),
            Optional.of(test),
            plain.findings(),
            List.of(),
            plain.counters(),
            plain.time());
    Bug bug;
    try (BugStore store = open()) {
      begin(store);
      bug = stored(store, inCxx).fresh().getFirst();
    }
    Path files = folder.resolve("bugs").resolve(bug.id());
    assertEquals("int main() {}\n", read(files.resolve("original.cpp")));
    assertEquals("int main(void) {}\n", read(files.resolve("files/meaning.c")));
    assertTrue(read(files.resolve("command.sh")).contains("cp \"$here\"/original.cpp test.cpp"));
    // As older campaigns left it; nothing is written beside.
    Files.move(files.resolve("original.cpp"), files.resolve("original.c"));
    open().close();
    assertFalse(Files.exists(files.resolve("original.cpp")));
  }

  private BugStore open() {
    return assertInstanceOf(Opened.Ready.class, BugStore.open(folder, "0.1.0")).store();
  }

  private static void begin(BugStore store) {
    assertInstanceOf(Begun.Started.class, store.begin(SETTINGS, TIME));
  }

  private static Recorded.Stored stored(BugStore store, TrialRecord trial) {
    return assertInstanceOf(Recorded.Stored.class, store.record(trial));
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }
}
