package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns with mutants of a corpus, from the command line. */
final class FuzzGreyboxTest {
  /** Adds where it should multiply. */
  private static final String WRONG =
      "compiling && sed 's/ [*] / + /' test.c > other.c && mv -f other.c test.c\n";

  @TempDir private Path folder;
  private FuzzPlace place;

  @BeforeEach
  void makeAPlace() throws IOException {
    assumeTrue(SearchPath.ofEnvironment().find("gcc").isPresent(), "no gcc on the PATH");
    place = FuzzPlace.in(folder);
  }

  private Run fuzz(String compilers, String out, String... more) {
    var words = new ArrayList<>(List.of("fuzz", "--config", place.config().toString()));
    words.addAll(List.of("--compilers", compilers, "--swarm", "0", "--reduce", "off"));
    words.addAll(List.of("--store", folder.resolve(out).toString()));
    words.addAll(List.of("--generators", "greybox", "--proxies", "gcc-12", "--seed", "9"));
    Collections.addAll(words, more);
    return Run.of(words.toArray(String[]::new));
  }

  private static boolean hasGcc12() {
    return SearchPath.ofEnvironment().find("gcc-12").isPresent();
  }

  @Test
  void theCorpusIsTheSameForAnyNumberOfWorkers() throws IOException, SQLException {
    assumeTrue(hasGcc12(), "no gcc-12 on the PATH");
    place.compiler("good", FuzzPlace.HONEST);
    Run one = fuzz("good", "one", "--count", "8", "--jobs", "1");
    assertEquals(0, one.exit(), one.err());
    Run two = fuzz("good", "two", "--count", "8", "--jobs", "2");
    assertEquals(0, two.exit(), two.err());
    assertEquals(corpus("one"), corpus("two"));
    assertEquals(
        FuzzStored.trials(folder.resolve("one"), 1), FuzzStored.trials(folder.resolve("two"), 1));
    Run stats = Run.of("corpus", "stats", "--store", folder.resolve("one").toString());
    assertEquals(0, stats.exit(), stats.err());
    assertTrue(stats.out().contains("duplicate-statement"), stats.out());
    Path exported = folder.resolve("exported");
    Run export =
        Run.of(
            "corpus", "export", "--store", folder.resolve("one").toString(), "-o", "" + exported);
    assertEquals(0, export.exit(), export.err());
    assertTrue(corpus("one").size() > 0, "nothing new in 8 trials");
  }

  private List<String> corpus(String out) throws IOException {
    Path programs = folder.resolve(out).resolve("corpus").resolve("1");
    try (Stream<Path> files = Files.list(programs)) {
      return files.map(FuzzGreyboxTest::content).sorted().toList();
    }
  }

  private static String content(Path file) {
    try {
      return file.getFileName() + "\n" + Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aWrongCompilerIsFoundAndReplayed() throws IOException {
    assumeTrue(hasGcc12(), "no gcc-12 on the PATH");
    place.compiler("wrong", WRONG);
    Run run = fuzz("wrong", "out", "--count", "6", "--corpus", place.programs().toString());
    assertEquals(1, run.exit(), run.out() + run.err());
    String out = folder.resolve("out").toString();
    Run bugs = Run.of("bugs", "--store", out);
    assertTrue(bugs.out().contains("wrong-output"), bugs.out());
    Run replay = Run.of("replay", "--all", "--store", out, "--config", place.config().toString());
    assertTrue(replay.out().contains("same verdict"), replay.out() + replay.err());
    assertTrue(!replay.out().contains("cannot be made again"), replay.out());
  }

  @Test
  void wrongUseIsTold() throws IOException {
    place.compiler("good", FuzzPlace.HONEST);
    assertTold("no 'nonsense'", fuzz("good", "x", "--feedback", "nonsense"));
    assertTold("no compiler none", fuzz("good", "x", "--proxies", "none"));
    assertTold("no folder", fuzz("good", "x", "--corpus", folder.resolve("none").toString()));
    assertTold(
        "--corpus is for --generators greybox",
        Run.of("fuzz", "--generators", "exact", "--corpus", folder.toString()));
    assertTold(
        "--no-feedback is for --generators greybox",
        Run.of("fuzz", "--generators", "exact", "--no-feedback"));
    assertTold("no corpus in", Run.of("corpus", "stats", "--store", folder.toString()));
    assertTold("name a folder", Run.of("corpus", "export", "--store", folder.toString()));
    Run list = Run.of("fuzz", "--feedback", "list");
    assertEquals(0, list.exit());
    assertTrue(list.out().contains("gcc-statistics"), list.out());
  }

  private static void assertTold(String message, Run run) {
    assertEquals(2, run.exit(), run.out() + run.err());
    assertTrue(run.err().contains(message), run.err());
  }
}
