package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a disk without room, the store says so, stays sound, and goes on when there is room. */
final class FullDiskTest {
  private static final int FILLER = 512 << 10;

  @TempDir private Path disk;
  private boolean mounted;

  @BeforeEach
  void makeADisk() throws IOException, InterruptedException {
    mounted = run("mount", "-t", "tmpfs", "-o", "size=1500k", "assay-test", disk.toString());
    assumeTrue(mounted, "no small disk can be mounted here (only root may)");
  }

  @AfterEach
  void removeTheDisk() throws IOException, InterruptedException {
    if (mounted) {
      assertTrue(run("umount", disk.toString()));
    }
  }

  @Test
  void aFullDiskLosesNothingThatWasStored() throws IOException {
    Path filler = Files.write(disk.resolve("filler"), new byte[FILLER]);
    Path folder = disk.resolve("out");
    Set<Long> stored = new HashSet<>();
    try (BugStore store = open(folder)) {
      assertInstanceOf(Begun.Started.class, store.begin(Samples.SETTINGS, Samples.TIME));
      long full = fill(store, stored);
      assertTrue(stored.size() > 3, stored::toString);
      assertInstanceOf(Recorded.StoreFull.class, store.record(bug(full)));
      Files.delete(filler);
      assertInstanceOf(Recorded.Stored.class, store.record(bug(full)));
      stored.add(full);
    }
    try (BugStore store = open(folder)) {
      var started = assertInstanceOf(Begun.Started.class, store.resume(Samples.SETTINGS));
      assertEquals(
          List.of(), stored.stream().filter(number -> !started.done().contains(number)).toList());
      assertEquals(stored.size(), started.done().count());
      assertEquals(stored.size(), store.bugs().size());
      try (Stream<Path> folders = Files.list(folder.resolve("bugs"))) {
        assertEquals(stored.size(), folders.count());
      }
    }
  }

  @Test
  void plainTrialsFillADiskToo() {
    try (BugStore store = open(disk.resolve("out"))) {
      assertInstanceOf(Begun.Started.class, store.begin(Samples.SETTINGS, Samples.TIME));
      Recorded last = new Recorded.Before();
      for (int i = 0; i < 100_000 && !(last instanceof Recorded.StoreFull); i++) {
        last = store.record(Samples.trial(i));
      }
      assertInstanceOf(Recorded.StoreFull.class, last);
    }
  }

  @Test
  void aFolderCannotBeMadeOnAFullDisk() throws IOException {
    try (var filler = Files.newOutputStream(disk.resolve("filler"))) {
      byte[] page = new byte[4096];
      while (true) {
        filler.write(page);
      }
    } catch (IOException _) {
      // Full now.
    }
    var failed = assertInstanceOf(Opened.Failed.class, BugStore.open(disk.resolve("out"), "0.1.0"));
    assertTrue(failed.message().startsWith("no room is left on the disk of "), failed.message());
  }

  @Test
  void aDiskThatCannotBeWrittenCanBeRead() throws IOException, InterruptedException {
    Path folder = disk.resolve("out");
    try (BugStore store = open(folder)) {
      assertInstanceOf(Begun.Started.class, store.begin(Samples.SETTINGS, Samples.TIME));
      assertInstanceOf(Recorded.Stored.class, store.record(bug(0)));
    }
    assertTrue(run("mount", "-o", "remount,ro", disk.toString()));
    var failed = assertInstanceOf(Opened.Failed.class, BugStore.open(folder, "0.1.0"));
    assertTrue(failed.message().startsWith("no permission for " + folder), failed.message());
    try (BugCatalog catalog =
        assertInstanceOf(BugCatalog.Opening.Open.class, BugCatalog.open(folder)).catalog()) {
      Bug bug = catalog.bugs().getFirst();
      assertEquals("difference 0", bug.signature().key());
      assertTrue(catalog.example(bug).isPresent());
      assertInstanceOf(
          BugMarking.Marked.Failed.class,
          BugMarking.mark(folder, List.of(bug.id()), BugState.FIXED, Optional.empty()));
    }
  }

  /** The number of the trial that was not stored. */
  private static long fill(BugStore store, Set<Long> stored) {
    for (long number = 0; ; number++) {
      switch (store.record(bug(number))) {
        case Recorded.Stored _ -> stored.add(number);
        case Recorded.StoreFull(String message) -> {
          assertTrue(message.contains("no room"), message);
          return number;
        }
        case Recorded.Before _ -> throw new AssertionError("recorded before: " + number);
        case Recorded.StoreFailed(String message) -> throw new AssertionError(message);
      }
    }
  }

  private static TrialRecord bug(long number) {
    return Samples.trial(number, Samples.wrong("gcc-12", "difference " + number, "-O2"));
  }

  private static BugStore open(Path folder) {
    return assertInstanceOf(Opened.Ready.class, BugStore.open(folder, "0.1.0")).store();
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
