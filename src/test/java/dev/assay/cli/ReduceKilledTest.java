package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A reduction that is ended in the middle keeps the best so far, and can be done again. */
@Timeout(600)
final class ReduceKilledTest {
  private static final String PROGRAM =
      """
      #include <stdio.h>
      static int unused(int n) { return n + 1; }
      int main(void) {
        int total = 0;
        for (int i = 0; i < 3; i++)
          total += i;
        printf("total %d\\n", total);
        printf("%d\\n", 6 * 7);
        return 0;
      }
      """;

  /** Compilations after which a reduction is under way and far from its end. */
  private static final int SOME = 20;

  /** Seconds; the waiting ends as soon as nothing is left. */
  private static final int PATIENCE = 120;

  @TempDir private Path folder;
  private FuzzPlace place;
  private Path log;
  private Path out;

  /** The compiler that is wrong tells when it is started, and takes its time. */
  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    log = Files.createFile(folder.resolve("log"));
    Files.setPosixFilePermissions(log, PosixFilePermissions.fromString("rw-rw-rw-"));
    place =
        FuzzPlace.in(folder)
            .compiler("honest", FuzzPlace.HONEST)
            .compiler("bad", FuzzPlace.WRONG + "echo >> " + log + "; sleep 0.1\n");
    out = folder.resolve("small.c");
  }

  @Test
  void whatIsTerminatedTellsTheBestSoFar() throws IOException, InterruptedException {
    try (FuzzChild child = FuzzChild.start(ofFile())) {
      awaitCompilations(SOME);
      child.terminate();
      String said = child.rest();
      assertTrue(said.contains("(cut short)"), said);
      assertEquals(143, child.exit());
      assertEquals(List.of(), child.leftAfter(PATIENCE), "it left something");
    }
    assertShows(Files.readString(out));
  }

  @Test
  void whatIsKilledLeavesAWholeProgram() throws IOException, InterruptedException {
    try (FuzzChild child = FuzzChild.start(ofFile())) {
      awaitCompilations(SOME);
      child.kill();
      assertEquals(List.of(), child.leftAfter(PATIENCE), "what was killed left something");
    }
    assertShows(Files.readString(out));
  }

  @Test
  void aStoredBugIsReducedAgain() throws IOException, InterruptedException, SQLException {
    place.program("a.c", PROGRAM);
    Run fuzz = Run.of(place.fuzz("bad,honest", "--count", "3", "--reduce", "off"));
    assertEquals(1, fuzz.exit(), fuzz.err());
    String id = FuzzStored.rows(place.out(), "select id from bug").getFirst();
    String[] reduction = reduction(id, "--store", place.out().toString());

    try (FuzzChild child = FuzzChild.start(reduction)) {
      awaitCompilations(SOME);
      child.kill();
      assertEquals(List.of(), child.leftAfter(PATIENCE), "what was killed left something");
    }
    assertEquals(List.of(), reduced());

    try (FuzzChild child = FuzzChild.start(reduction)) {
      awaitCompilations(SOME);
      child.terminate();
      assertEquals(143, child.exit());
    }
    assertShows(Files.readString(reduced().getFirst()));
    assertEquals(List.of("0"), FuzzStored.rows(place.out(), "select complete from reduced"));

    Run last = Run.of(reduction);
    assertEquals(0, last.exit(), last.err());
    String small = Files.readString(reduced().getFirst());
    assertShows(small);
    assertFalse(small.contains("total"), small);
    assertEquals(List.of("1"), FuzzStored.rows(place.out(), "select complete from reduced"));
  }

  private String[] ofFile() throws IOException {
    Path file = Files.writeString(folder.resolve("test.c"), PROGRAM);
    return reduction(file.toString(), "--compiler", "bad", "-o", out.toString());
  }

  private String[] reduction(String... more) {
    return Stream.concat(
            Stream.of("reduce", "--config", place.config().toString(), "-j", "1"), Stream.of(more))
        .toArray(String[]::new);
  }

  /** From now on. */
  private void awaitCompilations(int count) throws IOException, InterruptedException {
    long before = Files.size(log);
    while (Files.size(log) < before + count) {
      Thread.sleep(20);
    }
  }

  /** The compiler is wrong where it multiplies, and a half program would end otherwise. */
  private static void assertShows(String program) {
    assertTrue(program.contains("6 * 7") && program.endsWith("}\n"), program);
  }

  private List<Path> reduced() throws IOException {
    try (Stream<Path> files = Files.walk(place.out())) {
      return files.filter(f -> f.getFileName().toString().equals("reduced.c")).toList();
    }
  }
}
