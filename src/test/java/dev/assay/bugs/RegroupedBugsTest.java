package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that were filed under one bug are told apart by their causes, and stay so. */
final class RegroupedBugsTest {
  @TempDir private Path folder;
  private String id;

  @BeforeEach
  void fileFourProgramsUnderOneBug() {
    try (BugStore store = open()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      for (int trial = 0; trial < 4; trial++) {
        store.record(Samples.trial(trial, Samples.wrong("gcc-12", "wrong stdout at -O2", "-O2")));
      }
      id = store.bugs().getFirst().id();
      List<ExampleKey> keys = store.examples(id);
      assertEquals(4, keys.size());
      store.keepTriage(keys.get(0), blaming("tree-vrp1"));
      store.keepTriage(keys.get(1), blaming("tree-ccp2"));
      store.keepTriage(keys.get(2), blaming("tree-vrp2"));
      store.keepTriage(keys.get(3), blaming("tree-ccp1"));
      store.keepReduced(keys.get(1), KeptTriageTest.REDUCED);
    }
  }

  @Test
  void twoCausesBecomeTwoBugsAndTheOldIdStays() throws IOException {
    Bug other = separated().getFirst();
    assertEquals("wrong stdout at -O2; tree-ccp", other.signature().key());
    assertEquals(List.of("-O2"), other.levels());
    try (BugCatalog catalog = catalog()) {
      assertEquals(2, catalog.bugs().size());
      Bug old = catalog.bugs().getFirst();
      assertEquals(id, old.id());
      assertEquals(2, old.count());
      assertEquals(List.of("1-0", "1-2"), names(catalog, old));
      Bug moved = catalog.bugs().get(1);
      assertEquals(List.of("1-1", "1-3"), names(catalog, moved));
      assertEquals(2, moved.count());
      assertEquals(Optional.of(KeptTriageTest.REDUCED), catalog.reduced(moved));
      assertEquals("tree-ccp2", catalog.triage(moved).orElseThrow().blame().orElseThrow().name());
      assertEquals(2, catalog.buckets().size());
    }
    Path own = folder.resolve("bugs").resolve(other.id());
    assertTrue(Files.readString(own.resolve("original.c")).startsWith("/* 1 */"));
    assertTrue(Files.exists(own.resolve("reduced.c")));
    assertTrue(Files.exists(own.resolve("bug.toml")));
    assertTrue(Files.exists(own.resolve("more/1-3/original.c")));
    assertTrue(Files.notExists(folder.resolve("bugs").resolve(id).resolve("more/1-1")));
  }

  @Test
  void doneTwiceItChangesNothing() {
    assertEquals(1, separated().size());
    assertEquals(0, separated().size());
  }

  @Test
  void laterSightingsAreFiledAsBefore() {
    separated();
    try (BugStore store = open()) {
      store.resume(Samples.SETTINGS);
      var stored =
          assertInstanceOf(
              Recorded.Stored.class,
              store.record(
                  Samples.trial(9, Samples.wrong("gcc-12", "wrong stdout at -O2", "-O2"))));
      assertEquals(id, stored.again().getFirst().id());
    }
  }

  @Test
  void filesThatWereNotMovedAreMended() throws IOException {
    Bug other = separated().getFirst();
    Path own = folder.resolve("bugs").resolve(other.id());
    // As if the process had been killed after its transaction.
    DurableFiles.delete(own);
    DurableFiles.write(
        folder.resolve("bugs").resolve(id).resolve("more/1-1/original.c"), new byte[] {'x'});
    open().close();
    assertTrue(Files.exists(own.resolve("original.c")));
    assertTrue(Files.exists(own.resolve("reduced.c")));
    assertTrue(Files.exists(own.resolve("bug.toml")));
    assertTrue(Files.notExists(folder.resolve("bugs").resolve(id).resolve("more/1-1")));
  }

  @Test
  void decisionsOutliveAnotherLook() {
    Bug other = separated().getFirst();
    try (BugEditing editing = editing()) {
      assertEquals(new Kept.Done(), editing.regroup(List.of(new Regrouping(id, other.id(), true))));
    }
    try (BugCatalog catalog = catalog()) {
      assertEquals(1, catalog.buckets().size());
    }
    separated();
    try (BugCatalog catalog = catalog()) {
      assertEquals(1, catalog.buckets().size());
    }
  }

  private List<Bug> separated() {
    try (BugEditing editing = editing();
        BugCatalog catalog = catalog()) {
      Bug bug = catalog.bugs().getFirst();
      return assertInstanceOf(BugEditing.Moved.Done.class, editing.separate(bug)).bugs();
    }
  }

  private static List<String> names(BugCatalog catalog, Bug bug) {
    return catalog.examples(bug).stream().map(ExampleKey::name).toList();
  }

  private static Triage blaming(String pass) {
    return new Triage(
        List.of(new Blame(Blame.Kind.PASS, pass, Optional.empty(), List.of(), List.of(), "")),
        List.of(),
        List.of(),
        List.of("loop"),
        List.of(),
        List.of(),
        1);
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
