package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A crash is the same bug if another program shows it in other releases. */
final class KnownBugTest {
  @TempDir private Path parent;
  private BugStore store;
  private long trials;

  @BeforeEach
  void openAStoreWithACrashOfTwoReleases() {
    store =
        assertInstanceOf(Opened.Ready.class, BugStore.open(parent.resolve("out"), "0.1.0")).store();
    store.begin(Samples.SETTINGS, Samples.TIME);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private Bug seen(String function, Map<String, Integer> places) {
    var stored =
        assertInstanceOf(
            Recorded.Stored.class,
            store.record(Samples.trial(trials++, Samples.crashes(function, places))));
    return stored.fresh().isEmpty() ? stored.again().getFirst() : stored.fresh().getFirst();
  }

  private static Map<String, Integer> both(int newer, int older) {
    var places = new LinkedHashMap<String, Integer>();
    places.put("gcc-16", newer);
    places.put("gcc-15", older);
    return places;
  }

  @Test
  void aProgramThatCrashesOnlyTheOlderShowsTheSame() {
    Bug first = seen("fold", both(20, 10));
    assertEquals(List.of("gcc-16", "gcc-15"), first.compilers());
    Bug again = seen("fold", Map.of("gcc-15", 10));
    assertEquals(first.id(), again.id());
    assertEquals(2, again.count());
  }

  @Test
  void aProgramThatCrashesAlsoTheNewerShowsTheSame() {
    Bug first = seen("fold", Map.of("gcc-15", 10));
    Bug again = seen("fold", both(20, 10));
    assertEquals(first.id(), again.id());
    assertEquals(List.of("gcc-15", "gcc-16"), again.compilers());
    assertEquals(first.id(), seen("fold", Map.of("gcc-16", 20)).id());
  }

  @Test
  void anotherPlaceInTheSameReleaseIsAnotherBug() {
    Bug first = seen("fold", both(20, 10));
    assertNotEquals(first.id(), seen("fold", both(99, 10)).id());
  }

  @Test
  void otherWordsAndUnrelatedReleasesAreOtherBugs() {
    Bug first = seen("fold", both(20, 10));
    assertNotEquals(first.id(), seen("expand", both(20, 10)).id());
    assertNotEquals(first.id(), seen("fold", Map.of("gcc-9", 5)).id());
  }
}
