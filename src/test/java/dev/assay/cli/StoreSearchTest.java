package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.BugStore;
import dev.assay.bugs.Opened;
import dev.assay.bugs.Recorded;
import dev.assay.bugs.Samples;
import dev.assay.bugs.TrialRecord;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stores are found by a bug's path, by the option, and below the current folder. */
final class StoreSearchTest {
  @TempDir private Path here;
  private String crash;

  @BeforeEach
  void makeStores() {
    crash = store("nightly", Samples.trial(0, Samples.crash("gcc-12", "in f, at a.cc:1", "-O2")));
    store("deep/er", Samples.trial(0, Samples.wrong("gcc-12", "prints", "-O2")));
  }

  private String store(String name, TrialRecord trial) {
    try (BugStore store =
        assertInstanceOf(Opened.Ready.class, BugStore.open(here.resolve(name), "0.1.0")).store()) {
      store.begin(Samples.SETTINGS, Samples.TIME);
      return assertInstanceOf(Recorded.Stored.class, store.record(trial)).fresh().getFirst().id();
    }
  }

  private StoreSearch.Place place(String name) {
    return new StoreSearch(Optional.empty(), here).of(name);
  }

  @Test
  void theOnlyStoreBelowThatHasTheBugIsMeant() {
    var expected = new StoreSearch.Place.In(here.resolve("nightly"), crash.substring(0, 5));
    assertEquals(expected, place(crash.substring(0, 5)));
  }

  @Test
  void aStoreHereOrAGivenOneIsMeantWhateverIsBelow() {
    assertEquals(
        new StoreSearch.Place.In(Path.of("given"), crash),
        new StoreSearch(Optional.of(Path.of("given")), here).of(crash));
    store("assay-out", Samples.trial(0, Samples.wrong("gcc-12", "prints", "-O1")));
    assertEquals(new StoreSearch.Place.In(StoreOption.USUAL, crash), place(crash));
  }

  @Test
  void severalStoresAreToldWithTheirCandidates() {
    store("again", Samples.trial(0, Samples.crash("gcc-12", "in f, at a.cc:1", "-O2")));
    String message = assertInstanceOf(StoreSearch.Place.Unclear.class, place(crash)).message();
    assertTrue(message.startsWith(crash + " is in several stores: "), message);
    assertTrue(message.contains(here.resolve("again") + "/" + crash), message);
    assertTrue(message.contains(here.resolve("nightly") + "/" + crash), message);
  }

  @Test
  void noStoreHasIt() {
    String message = assertInstanceOf(StoreSearch.Place.Unclear.class, place("zzz")).message();
    assertTrue(message.startsWith("no bug zzz in "), message);
  }

  @Test
  void aPathNamesItsStore() {
    Path store = here.resolve("nightly");
    var expected = new StoreSearch.Place.In(store, crash);
    assertEquals(expected, place(store + "/" + crash));
    assertEquals(expected, place(store + "/bugs/" + crash));
    assertEquals(expected, place(store + "/bugs/" + crash + "/original.c"));
    var shortened = new StoreSearch.Place.In(store, crash.substring(0, 4));
    assertEquals(shortened, place(store + "/" + crash.substring(0, 4)));
    assertInstanceOf(StoreSearch.Place.Unclear.class, place(here + "/none/" + crash));
  }

  @Test
  void filesAreNoBugs() {
    Path store = here.resolve("nightly");
    assertTrue(StoreSearch.isBug("0123abcd"));
    assertTrue(StoreSearch.isBug(store + "/" + crash));
    assertFalse(StoreSearch.isBug(store + "/bugs/" + crash + "/original.c"));
    assertFalse(StoreSearch.isBug("test.c"));
    assertTrue(Files.exists(store.resolve("bugs/" + crash + "/original.c")));
  }

  @Test
  void everyCommandTakesAPath() {
    String path = here.resolve("nightly") + "/" + crash;
    assertTrue(Run.of("show", path).out().contains(crash));
    assertEquals(crash + " is known\n", Run.of("mark", path, "known").out());
    assertEquals(0, Run.of("report", path, "--no-run").exit());
  }

  @Test
  void theNameOfTheStoreIsTheSameEverywhere() {
    String store = here.resolve("nightly").toString();
    for (String option : new String[] {"--store", "-C", "--out", "--campaign"}) {
      assertTrue(Run.of("bugs", option, store).out().contains(crash), option);
    }
    Run report = Run.of("report", crash, "--no-run", "-C", store, "--out", here + "/report");
    assertEquals(0, report.exit(), report.err());
    assertTrue(Files.exists(here.resolve("report/reproduce.sh")));
    assertFalse(Run.of("bugs", "--help").out().contains("--campaign"));
  }
}
