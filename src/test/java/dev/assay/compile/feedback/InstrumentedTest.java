package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.SearchPath;
import dev.assay.compile.feedback.FeedbackResult.Died;
import dev.assay.compile.feedback.FeedbackResult.Rejected;
import dev.assay.compile.feedback.FeedbackResult.Told;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.ProcessLimits;
import dev.assay.compile.process.Scratch;
import dev.assay.compile.process.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small compiler is built in each way there is and asked. */
final class InstrumentedTest {
  /**
   * Counts the letters of its last but two argument, the source; an x is refused, a c kills it, and
   * an f makes a child do the work.
   */
  private static final String COMPILER =
      """
      #include <stdio.h>
      #include <stdlib.h>
      #include <sys/wait.h>
      #include <unistd.h>

      static int letters(FILE *in) {
        int count = 0;
        for (int c = getc(in); c != EOF; c = getc(in)) {
          if (c == 'x') {
            fprintf(stderr, "a.c:1:1: error: an x\\n");
            return -1;
          }
          if (c == 'c')
            abort();
          if (c == 'f' && fork() != 0) {
            int status;
            wait(&status);
            return 1;
          }
          count++;
        }
        return count;
      }

      int main(int argc, char **argv) {
        FILE *in = fopen(argv[argc - 3], "r");
        int count = letters(in);
        if (count < 0)
          return 1;
        FILE *out = fopen(argv[argc - 1], "w");
        fprintf(out, "%d\\n", count);
        return 0;
      }
      """;

  private NativeProcessRunner runner;
  private Scratch scratch;

  /** Not a scratch folder: those who work there could not reach a compiler in another one. */
  @TempDir private Path folder;

  @BeforeEach
  void open() throws IOException {
    runner = NativeProcessRunner.detect(System.getenv());
    scratch = runner.scratch();
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.writeString(folder.resolve("compiler.c"), COMPILER);
  }

  @AfterEach
  void close() {
    scratch.close();
    runner.close();
  }

  @Test
  void edgesAreCountedByOurRuntime() throws IOException {
    Configuration compiler = withOurRuntime();
    Feedback once = told(new SanitizerCoverage(), compiler, "a\n");
    Feedback often = told(new SanitizerCoverage(), compiler, "a".repeat(1000));
    assertTrue(once.names().stream().allMatch(name -> name.matches("sancov/compiler:\\d+")));
    assertEquals(255, largest(often));
    assertTrue(largest(once) < 5, once::toString);
    assertEquals(once, told(new SanitizerCoverage(), compiler, "b\n"));
  }

  @Test
  void aCrashLosesNoEdges() throws IOException {
    Configuration compiler = withOurRuntime();
    Died died = assertInstanceOf(Died.class, build(new SanitizerCoverage(), compiler, "aaaaaaaac"));
    assertTrue(largest(died.feedback()) >= 8, died::toString);
  }

  @Test
  void aChildGoesOnCounting() throws IOException {
    Configuration compiler = withOurRuntime();
    assertTrue(largest(told(new SanitizerCoverage(), compiler, "f" + "a".repeat(100))) >= 100);
  }

  @Test
  void whatIsRefusedIsRejected() throws IOException {
    assertInstanceOf(Rejected.class, build(new SanitizerCoverage(), withOurRuntime(), "x"));
  }

  @Test
  void edgesAreToldBySanitizers() throws IOException {
    String clang = clang();
    assumeTrue(
        compile(clang, "-fsanitize=undefined", "-fsanitize-coverage=trace-pc-guard", "compiler.c"),
        "no sanitizers for clang");
    Feedback feedback = told(new SanitizerCoverage(), configuration(), "a\n");
    assertTrue(
        feedback.names().stream().allMatch(name -> name.matches("sancov/compiler:[0-9a-f]+")));
    assertEquals(1, largest(feedback));
    assertEquals(feedback, told(new SanitizerCoverage(), configuration(), "b\n"));
  }

  @Test
  void arcsAreCountedByGcc() throws IOException {
    assumeTrue(Programs.isInstalled("gcc"), "no gcc");
    assumeTrue(compile("gcc", "--coverage", "compiler.c"), "gcc cannot count arcs");
    Feedback once = told(new GcovArcs(), configuration(), "a\n");
    Feedback often = told(new GcovArcs(), configuration(), "a".repeat(1000));
    assertEquals(1000, largest(often));
    assertEquals(once, told(new GcovArcs(), configuration(), "b\n"));
    assertTrue(once.names().stream().allMatch(n -> n.matches("gcov/.*compiler:\\d+:\\d+")));
  }

  @Test
  void edgesAreToldByAfl() throws IOException {
    assumeTrue(Programs.isInstalled("afl-showmap"), "no afl-showmap");
    assumeTrue(Programs.isInstalled("afl-clang-fast"), "no afl-clang-fast");
    assumeTrue(compile("afl-clang-fast", "compiler.c"), "afl-clang-fast does not work");
    FeedbackSource afl = FeedbackSources.named("afl", SearchPath.ofEnvironment()).orElseThrow();
    Feedback once = told(afl, configuration(), "a\n");
    assertEquals(once, told(afl, configuration(), "b\n"));
    assertNotEquals(once, told(afl, configuration(), "a".repeat(50)));
    assertEquals(50, largest(told(afl, configuration(), "a".repeat(50))));
    assertInstanceOf(Rejected.class, build(afl, configuration(), "x"));
    assertInstanceOf(Died.class, build(afl, configuration(), "c"));
  }

  private Configuration withOurRuntime() throws IOException {
    String clang = clang();
    Files.writeString(folder.resolve("coverage-runtime.c"), CoverageRuntime.source());
    assertTrue(
        run(clang, "-O1", "-Wall", "-Wextra", "-Werror", "-c", "coverage-runtime.c").succeeded());
    assertTrue(
        compile(clang, "-fsanitize-coverage=trace-pc-guard", "compiler.c", "coverage-runtime.o"));
    return configuration();
  }

  /** The newest clang that is installed with its run-time libraries, which are a package apart. */
  private String clang() throws IOException {
    Files.writeString(folder.resolve("empty.c"), "int main(void) { return 0; }\n");
    String found =
        IntStream.iterate(31, release -> release >= 9, release -> release - 1)
            .mapToObj(release -> "clang-" + release)
            .filter(Programs::isInstalled)
            .filter(name -> compile(name, "-fsanitize-coverage=trace-pc-guard", "empty.c"))
            .findFirst()
            .orElse("");
    assumeTrue(!found.isEmpty(), "no clang with its run-time libraries");
    return found;
  }

  private boolean compile(String... command) {
    var words = new ArrayList<>(List.of(command));
    words.addAll(List.of("-o", "compiler"));
    return run(words.toArray(String[]::new)).succeeded();
  }

  private Completed run(String... command) {
    return runner.run(Task.of(List.of(command), folder, ProcessLimits.COMPILER));
  }

  private Configuration configuration() {
    Compiler compiler =
        Programs.compiler(
            "small", Family.OTHER, List.of(folder.resolve("compiler").toString()), Map.of());
    return Configuration.plain(compiler, "");
  }

  private Feedback told(FeedbackSource source, Configuration compiler, String text) {
    Feedback feedback = assertInstanceOf(Told.class, build(source, compiler, text)).feedback();
    assertTrue(!feedback.names().isEmpty(), "nothing told");
    return feedback;
  }

  private FeedbackResult build(FeedbackSource source, Configuration compiler, String text) {
    return new FeedbackBuild(runner, List.of(source))
        .build(Programs.test(Map.of("a.c", text)), compiler, scratch);
  }

  private static long largest(Feedback feedback) {
    return feedback.counters().values().stream().mapToLong(Long::longValue).max().orElse(0);
  }
}
