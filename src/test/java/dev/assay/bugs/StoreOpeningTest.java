package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every folder that cannot be used is refused with a message that says what to do. */
final class StoreOpeningTest {
  @TempDir private Path parent;
  private Path folder;

  @BeforeEach
  void nameTheFolder() {
    folder = parent.resolve("out");
  }

  @Test
  void twoCampaignsDoNotShareAFolder() {
    BugStore store = open();
    String message = refusal();
    assertTrue(message.startsWith("a campaign is running in " + folder), message);
    assertTrue(message.contains("process " + ProcessHandle.current().pid()), message);
    store.close();
    open().close();
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Files.writeString(folder, "x");
    assertEquals(folder + " is a file; choose another folder with --store", refusal());
  }

  @Test
  void anUnreadableFolderIsRefused() throws IOException {
    open().close();
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("---------"));
    try {
      assumeFalse(Files.isReadable(folder), "the superuser may read everything");
      assertEquals(
          "no permission for "
              + folder
              + "; change it, or choose another folder than "
              + folder
              + " with --store",
          refusal());
    } finally {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  @Test
  void whatIsNoDatabaseIsRefusedAndLeftAlone() throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("campaign.db"), "not a database, but long enough ".repeat(99));
    String message = refusal();
    assertTrue(message.startsWith(folder.resolve("campaign.db") + " is damaged ("), message);
    assertTrue(message.contains("restore it from a copy"), message);
    assertTrue(Files.readString(folder.resolve("campaign.db")).startsWith("not a database"));
  }

  @Test
  void aDamagedDatabaseIsRefused() throws IOException {
    try (BugStore store = open()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      for (int i = 0; i < 500; i++) {
        store.record(Samples.trial(i));
      }
    }
    Path file = folder.resolve("campaign.db");
    byte[] bytes = Files.readAllBytes(file);
    Arrays.fill(bytes, bytes.length / 2, bytes.length, (byte) 0x5a);
    Files.write(file, bytes);
    String message = refusal();
    assertTrue(message.contains(" is damaged ("), message);
  }

  @Test
  void aNewerVersionsFolderIsRefused() throws SQLException {
    open().close();
    try (Database database = Database.writable(folder.resolve("campaign.db"))) {
      database.update("update store set version = ?", Schema.VERSION + 1);
    }
    assertTrue(refusal().contains("newer version of Assay"), refusal());
    var reading = assertInstanceOf(BugCatalog.Opening.Impossible.class, BugCatalog.open(folder));
    assertTrue(reading.message().contains("newer version of Assay"), reading.message());
  }

  @Test
  void anEarlierVersionsWrongOutputThatOnlyCompilersChargedBecomesADisagreement()
      throws IOException, SQLException {
    try (BugStore store = open()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      store.record(Samples.trial(0, Samples.wrong("gcc-12", "by sanitizers", "-O2")));
      store.record(Samples.trial(1, Samples.wrong("gcc-12", "by the interpreter", "-O2")));
    }
    try (Database database = Database.writable(folder.resolve("campaign.db"))) {
      database.update(
          "update bug set vouched = 'sanitizers' where signature_key = 'by sanitizers'");
      database.update("update store set version = 2");
    }
    // Reading changes nothing, and tells the same as the folder that was brought up to date.
    List<Bug> read = catalogue();
    try (BugStore store = open()) {
      assertEquals(read, store.bugs());
      Bug old = read.getFirst();
      assertEquals("disagreement: gcc-12: by sanitizers", old.signature().toString());
      assertFalse(old.confirmed());
      assertEquals("wrong-output: gcc-12: by the interpreter", read.get(1).signature().toString());
      String toml = Files.readString(folder.resolve("bugs/" + old.id() + "/bug.toml"));
      assertTrue(toml.contains("class = \"disagreement\"\n"), toml);
      var stored =
          assertInstanceOf(
              Recorded.Stored.class,
              store.record(Samples.trial(2, Samples.disagreement("gcc-12", "by sanitizers"))));
      assertEquals(old.id(), stored.again().getFirst().id());
    }
  }

  @Test
  void bugsWithoutADatabaseAreNotThrownAway() throws IOException {
    try (BugStore store = open()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      store.record(Samples.trial(0, Samples.crash("gcc-12", "a", "-O2")));
    }
    Files.delete(folder.resolve("campaign.db"));
    assertEquals(
        folder + " has bugs but no campaign.db; restore it, or choose another folder with --store",
        refusal());
  }

  @Test
  void bugsAreReadAndMarkedWhileACampaignRuns() throws IOException {
    try (BugStore store = open()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      store.record(Samples.trial(0, Samples.crash("gcc-12", "a", "-O2")));
      Bug bug = catalogue().getFirst();
      assertEquals("a", bug.signature().key());
      assertInstanceOf(
          BugMarking.Marked.Done.class,
          BugMarking.mark(
              folder, List.of(bug.id()), BugState.KNOWN, Optional.of("https://example.org/1")));
      var again =
          assertInstanceOf(
              Recorded.Stored.class,
              store.record(Samples.trial(1, Samples.crash("gcc-12", "a", "-O3"))));
      assertEquals(BugState.KNOWN, again.again().getFirst().state());
      assertEquals("https://example.org/1", again.again().getFirst().link());
      assertEquals(2, catalogue().getFirst().count());
      String toml =
          Files.readString(
              folder.resolve("bugs/" + bug.id() + "/bug.toml"), StandardCharsets.UTF_8);
      assertTrue(toml.contains("state = \"known\"\nlink = \"https://example.org/1\"\n"), toml);
      assertTrue(toml.contains("levels = [\"-O2\", \"-O3\"]\n"), toml);
    }
  }

  @Test
  void anInterruptedThreadStillStoresItsBug() {
    try (BugStore store = open()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      Thread.currentThread().interrupt();
      Recorded recorded = store.record(Samples.trial(0, Samples.crash("gcc-12", "a", "-O2")));
      assertTrue(Thread.interrupted(), "the interruption is still there");
      assertInstanceOf(Recorded.Stored.class, recorded);
    }
  }

  private List<Bug> catalogue() {
    try (BugCatalog catalog =
        assertInstanceOf(BugCatalog.Opening.Open.class, BugCatalog.open(folder)).catalog()) {
      return catalog.bugs();
    }
  }

  private BugStore open() {
    return assertInstanceOf(Opened.Ready.class, BugStore.open(folder, "0.1.0")).store();
  }

  private String refusal() {
    return assertInstanceOf(Opened.Failed.class, BugStore.open(folder, "0.1.0")).message();
  }
}
