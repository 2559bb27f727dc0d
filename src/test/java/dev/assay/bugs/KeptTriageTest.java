package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Standard;
import dev.assay.mutate.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is found out about a bug later is kept beside it, in the database and as files. */
final class KeptTriageTest {
  @TempDir private Path folder;

  private static final StoredRun BAD =
      StoredRun.of(Samples.test(0), Samples.wrong("gcc-12", "k", "-O2").evidence().getFirst());
  private static final StoredRun GOOD =
      StoredRun.of(Samples.test(0), Samples.wrong("gcc-12", "k", "-O0").evidence().getFirst());

  static final Reduced REDUCED =
      new Reduced(
          Standard.DEFAULT,
          List.of(
              new SourceFile("test.c", "int main(void) { return 0; }\n"),
              new SourceFile("part.h", "/* \u00e9 */\n")),
          List.of("test.c"),
          List.of("-I", "."),
          BAD,
          Optional.of(GOOD),
          Optional.of(new Expected(0, "7\n")),
          9,
          900,
          1234,
          Duration.ofSeconds(5, 6),
          true);

  static final Triage TRIAGE =
      new Triage(
          List.of(
              new Blame(
                  Blame.Kind.PASS,
                  "vrp1",
                  Optional.of("main"),
                  List.of("gcc-12", "-O2", "-fdisable-tree-vrp1"),
                  List.of("gcc-12", "-O2"),
                  "without vrp1 it is right"),
              new Blame(
                  Blame.Kind.OPTION,
                  "-ftree-vrp",
                  Optional.empty(),
                  List.of("gcc-12", "-O2", "-fno-tree-vrp"),
                  List.of("gcc-12", "-O2"),
                  "")),
          List.of("-fno-tree-vrp", "-O1"),
          List.of(
              new AffectedVersion("gcc-11", "gcc 11.3", List.of(), false),
              new AffectedVersion("gcc-12", "gcc 12.2", List.of("-O2", "-O3"), true)),
          List.of("loop", "union"),
          List.of("creal 3"),
          List.of("not monotonic: 3 of 4"),
          17);

  @Test
  void aReductionAndACauseComeBackAsTheyWere() throws IOException {
    String id = storeWithBug();
    try (BugStore store = open()) {
      assertEquals(new Kept.Done(), store.keepReduced(id, REDUCED));
      assertEquals(new Kept.Done(), store.keepTriage(id, TRIAGE));
      ExampleKey key = store.examples(id).getFirst();
      assertEquals(Optional.of(REDUCED), store.reduced(key));
      assertEquals(Optional.of(TRIAGE), store.triage(key));
    }
    try (BugCatalog catalog = catalog()) {
      Bug bug = catalog.bugs().getFirst();
      assertEquals(Optional.of(REDUCED), catalog.reduced(bug));
      assertEquals(Optional.of(TRIAGE), catalog.triage(bug));
    }
    Path own = folder.resolve("bugs").resolve(id);
    assertEquals("int main(void) { return 0; }\n", Files.readString(own.resolve("reduced.c")));
    assertTrue(Files.exists(own.resolve("reduced/part.h")));
  }

  @Test
  void aLaterReductionTakesThePlaceOfTheEarlier() throws IOException {
    String id = storeWithBug();
    try (BugEditing editing = editing();
        BugCatalog catalog = catalog()) {
      ExampleKey key = catalog.examples(catalog.bugs().getFirst()).getFirst();
      assertEquals(new Kept.Done(), editing.keepReduced(key, REDUCED));
      assertEquals(new Kept.Done(), editing.keepReduced(key, smaller()));
      assertEquals(Optional.of(smaller()), catalog.reduced(key));
      assertEquals(
          "int main(void) {}\n",
          Files.readString(folder.resolve("bugs").resolve(id).resolve("reduced.c")));
    }
  }

  @Test
  void itIsAddedWhileACampaignRuns() {
    try (BugStore store = open()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      store.record(Samples.trial(0, Samples.wrong("gcc-12", "k", "-O2")));
      ExampleKey key = store.examples(store.bugs().getFirst().id()).getFirst();
      try (BugEditing editing = editing()) {
        assertEquals(new Kept.Done(), editing.keepTriage(key, TRIAGE));
      }
      assertEquals(Optional.of(TRIAGE), store.triage(key));
    }
  }

  @Test
  void whatIsNotThereCannotBeAddedTo() {
    storeWithBug();
    try (BugStore store = open()) {
      var failed = assertInstanceOf(Kept.Failed.class, store.keepReduced("0123", REDUCED));
      assertEquals("no bug 0123 in " + folder + " any more", failed.message());
      assertInstanceOf(
          Kept.Failed.class, store.keepTriage(new ExampleKey("0123", 1, 0, true), TRIAGE));
    }
  }

  @Test
  void deletedFilesAreMadeAgain() throws IOException {
    String id = storeWithBug();
    try (BugStore store = open()) {
      store.keepReduced(id, REDUCED);
    }
    DurableFiles.delete(folder.resolve("bugs").resolve(id));
    open().close();
    assertEquals(
        "int main(void) { return 0; }\n",
        Files.readString(folder.resolve("bugs").resolve(id).resolve("reduced.c")));
  }

  @Test
  void foldersOfTheFirstVersionAreReadAndUpgraded() throws SQLException {
    String id = storeWithBug();
    makeOld();
    try (BugCatalog catalog = catalog()) {
      Bug bug = catalog.bugs().getFirst();
      assertEquals(id, bug.id());
      assertEquals(Optional.empty(), catalog.reduced(bug));
      assertEquals(Optional.empty(), catalog.triage(bug));
    }
    try (Database database = Database.readable(folder.resolve("campaign.db"), true)) {
      assertEquals(1, Schema.version(database), "reading changes nothing");
    }
    try (BugStore store = open()) {
      assertEquals(1, store.bugs().getFirst().count());
      assertEquals(new Kept.Done(), store.keepTriage(id, TRIAGE));
    }
    makeOld();
    try (BugEditing editing = editing();
        BugCatalog catalog = catalog()) {
      ExampleKey key = catalog.examples(catalog.bugs().getFirst()).getFirst();
      assertEquals(new Kept.Done(), editing.keepTriage(key, TRIAGE));
      assertEquals(Optional.of(TRIAGE), catalog.triage(key));
    }
  }

  /** As the first version left it. */
  private void makeOld() throws SQLException {
    try (Database database = Database.writable(folder.resolve("campaign.db"))) {
      for (String table : TriageSchema.TABLES) {
        database.update("drop table " + table.strip().split("[ (]+")[2]);
      }
      database.update("update store set version = 1");
    }
  }

  private static Reduced smaller() {
    return new Reduced(
        Standard.DEFAULT,
        List.of(new SourceFile("test.c", "int main(void) {}\n")),
        List.of("test.c"),
        List.of(),
        BAD,
        Optional.empty(),
        Optional.empty(),
        7,
        900,
        2000,
        Duration.ZERO,
        false);
  }

  private String storeWithBug() {
    try (BugStore store = open()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      store.record(Samples.trial(0, Samples.wrong("gcc-12", "k", "-O2")));
      return store.bugs().getFirst().id();
    }
  }

  private BugEditing editing() {
    return assertInstanceOf(BugEditing.Opening.Open.class, BugEditing.open(folder)).editing();
  }

  private BugCatalog catalog() {
    return assertInstanceOf(BugCatalog.Opening.Open.class, BugCatalog.open(folder)).catalog();
  }

  private BugStore open() {
    return assertInstanceOf(Opened.Ready.class, BugStore.open(folder, "0.1.0")).store();
  }
}
