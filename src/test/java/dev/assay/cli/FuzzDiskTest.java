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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign whose disk gets full says so once, stops, and goes on when there is room. */
final class FuzzDiskTest {
  @TempDir private Path folder;
  private Path disk;
  private boolean mounted;

  @BeforeEach
  void makeADisk() throws IOException, InterruptedException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    disk = Files.createDirectory(folder.resolve("disk"));
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
  void itStopsAndGoesOn() throws IOException, SQLException {
    Path filler = disk.resolve("filler");
    FuzzPlace place = FuzzPlace.in(folder).into(disk.resolve("out"));
    // Others may write to a new disk; the compiler fills it while it compiles the first program.
    place.compiler(
        "greedy",
        FuzzPlace.WRONG + "grep -sq '6 + 7' test.c && cat /dev/zero 2>&- > '" + filler + "'\n");
    Path out = place.out();
    String[] command = place.fuzz("greedy", "--count", "4", "--seed", "1", "-j", "1");
    Run full = Run.of(command);
    assertEquals(3, full.exit(), full.out() + full.err());
    assertEquals(
        List.of(
            "assay: no room is left on the disk of "
                + out
                + "; free some and start again, nothing is lost"),
        FuzzPlace.complaints(full));
    assertTrue(Files.exists(filler), "the disk was never full");

    Run still = Run.of(command);
    assertEquals(3, still.exit(), still.out() + still.err());
    assertEquals(FuzzPlace.complaints(full), FuzzPlace.complaints(still));

    Files.delete(filler);
    Files.createDirectory(filler);
    Run again = Run.of(command);
    assertEquals(1, again.exit(), again.out() + again.err());
    assertEquals(
        List.of("0", "1", "2", "3"),
        FuzzStored.rows(out, "select number from trial order by number"));
    assertEquals(List.of("2"), FuzzStored.rows(out, "select sightings from bug"));
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
