package dev.assay.compile.process;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scratch folders, and what hostile programs make of them. */
final class ScratchTest {
  private Bench bench;

  @BeforeEach
  void open() {
    bench = new Bench();
  }

  @AfterEach
  void close() {
    bench.close();
  }

  @Test
  void isGoneWhenClosed() {
    Path folder;
    try (Scratch scratch = bench.runner().scratch()) {
      folder = scratch.folder();
      scratch.write("a.c", "int x;");
      assertTrue(Files.exists(folder.resolve("a.c")));
    }
    assertFalse(Files.exists(folder));
  }

  @Test
  void rootIsGoneWithTheRunner() {
    Path root;
    try (var other = new Bench()) {
      root = other.scratch().folder().getParent();
      assertTrue(Files.isDirectory(root));
    }
    assertFalse(Files.exists(root));
  }

  @Test
  void filesBelowDoNotFollowLinks(@TempDir Path elsewhere) throws IOException {
    Scratch scratch = bench.scratch();
    Files.createSymbolicLink(scratch.folder().resolve("below"), elsewhere);
    scratch.writeBelow(Map.of("below/a/b.h", new byte[] {65}, "below/c.h", new byte[] {66}));
    assertEquals("AB", bench.shell("cat below/a/b.h below/c.h").stdout());
    try (Stream<Path> files = Files.list(elsewhere)) {
      assertEquals(0, files.count());
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> scratch.writeBelow(Map.of("below/../../x.h", new byte[0])));
  }

  @Test
  void allFilesAreReadButThoseBehindLinks(@TempDir Path elsewhere) throws IOException {
    Files.writeString(elsewhere.resolve("c.x"), "secret");
    Scratch scratch = bench.scratch();
    Files.createSymbolicLink(scratch.folder().resolve("folder"), elsewhere);
    Files.createSymbolicLink(scratch.folder().resolve("file.x"), elsewhere.resolve("c.x"));
    assertTrue(
        bench.shell("mkdir -p a/b; echo 1 > a/b/c.x; echo 22 > d.x; echo 3 > e").succeeded());
    assertEquals(Set.of("a/b/c.x", "d.x"), scratch.readAll(n -> n.endsWith(".x"), 100).keySet());
    assertEquals(Set.of("a/b/c.x"), scratch.readAll(n -> n.endsWith(".x"), 2).keySet());
  }

  @Test
  void unreadableContentsAreRemoved() throws IOException {
    assertTrue(bench.shell("mkdir -p a/b; touch a/b/c a/d; chmod 000 a/b/c a/b a .").succeeded());
    bench.scratch().clear();
    assertEquals(0, entries());
    assertTrue(bench.shell("touch again").succeeded());
  }

  @Test
  void deepTreesAreRemoved() throws IOException {
    String build =
        "i=0; n=dddddddddddddddddddddddddddddddddddddddddddddddddd;"
            + " while [ $i -lt 300 ]; do mkdir $n && cd $n && : > f; i=$((i+1)); done";
    assertTrue(bench.shell(build).succeeded());
    bench.scratch().clear();
    assertEquals(0, entries());
  }

  @Test
  void linksAreNotFollowed(@TempDir Path elsewhere) throws IOException {
    Path precious = Files.writeString(elsewhere.resolve("precious"), "gold");
    Files.createSymbolicLink(bench.scratch().folder().resolve("test.c"), precious);
    Files.createSymbolicLink(bench.scratch().folder().resolve("folder"), elsewhere);
    assertEquals(Optional.empty(), bench.scratch().read("test.c", 100));
    bench.scratch().write("test.c", "int x;");
    bench.scratch().clear();
    assertEquals("gold", Files.readString(precious));
  }

  @Test
  void onlyOrdinaryFilesAreRead() {
    assertTrue(bench.shell("mkfifo pipe; mkdir folder; printf abc > file").succeeded());
    assertEquals(Optional.empty(), bench.scratch().read("pipe", 100));
    assertEquals(Optional.empty(), bench.scratch().read("folder", 100));
    assertEquals(Optional.empty(), bench.scratch().read("missing", 100));
    assertEquals(Optional.empty(), bench.scratch().read("file", 2));
    assertArrayEquals(
        "abc".getBytes(StandardCharsets.UTF_8), bench.scratch().read("file", 3).orElseThrow());
  }

  @Test
  void folderInTheWayIsReplaced() {
    assertTrue(bench.shell("mkdir -p test.c/in/the/way").succeeded());
    bench.scratch().write("test.c", "int x;");
    assertEquals("int x;", bench.shell("cat test.c").stdout());
  }

  @Test
  void onlyItsOwnFilesAreTouched() {
    Scratch scratch = bench.scratch();
    for (String name : List.of("../owner", "a/b", "/etc/passwd", "..")) {
      assertThrows(IllegalArgumentException.class, () -> scratch.read(name, 100000), name);
      assertThrows(IllegalArgumentException.class, () -> scratch.write(name, ""), name);
    }
  }

  @Test
  void removedFolderIsMadeAgain() throws IOException {
    Files.delete(bench.scratch().folder());
    bench.scratch().clear();
    assertTrue(bench.shell("touch a").succeeded());
  }

  @Test
  void rootOfADeadProcessIsRemovedWithItsProcesses(@TempDir Path place)
      throws IOException, InterruptedException {
    Path stale = Files.createDirectory(place.resolve("assay-stale"));
    // The first process of a machine may have started in its first tick, but not so late.
    Files.writeString(stale.resolve("owner"), "1 " + Long.MAX_VALUE + "\n");
    Files.createDirectories(stale.resolve("0/deep"));
    var builder = new ProcessBuilder("sleep", "77780");
    builder.environment().put("ASSAY_RUN", "assay-stale.17");
    Process left = builder.start();

    Path live = Files.createDirectory(place.resolve("assay-live"));
    Files.writeString(live.resolve("owner"), StaleRoots.Owner.thisProcess().text());
    Path beingMade = Files.createDirectory(place.resolve("assay-new"));
    Path foreign = Files.createDirectory(place.resolve("something"));

    StaleRoots.remove(place);
    assertFalse(Files.exists(stale));
    assertEquals(128 + Kernel.SIGKILL, left.waitFor());
    assertTrue(Files.exists(live));
    assertTrue(Files.exists(beingMade));
    assertTrue(Files.exists(foreign));
  }

  @Test
  void killedProcessIsCleanedUpAfter() throws IOException, InterruptedException {
    Path root = new Victim().startAndKill();
    for (int i = 0; i < 12_000 && (Files.exists(root) || Bench.alive(root) > 0); i++) {
      Thread.sleep(10);
    }
    assertFalse(Files.exists(root), "the janitor removes the root");
    assertEquals(0, Bench.alive(root));
  }

  private long entries() throws IOException {
    try (Stream<Path> files = Files.list(bench.scratch().folder())) {
      return files.count();
    }
  }
}
