package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.SearchPath;
import dev.assay.compile.feedback.FeedbackResult.Died;
import dev.assay.compile.feedback.FeedbackResult.Rejected;
import dev.assay.compile.feedback.FeedbackResult.Told;
import dev.assay.compile.feedback.FeedbackResult.Untold;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Stock compilers are asked by all sources at once. */
final class FeedbackBuildTest {
  private static final List<FeedbackSource> STOCK =
      FeedbackSources.stock(SearchPath.ofEnvironment());

  private NativeProcessRunner runner;
  private Scratch scratch;
  private int compilations;

  @BeforeEach
  void open() {
    runner = NativeProcessRunner.detect(System.getenv());
    scratch = runner.scratch();
  }

  @AfterEach
  void close() {
    scratch.close();
    runner.close();
  }

  @Test
  void gccTellsByAllItsSourcesInOneCompilationOfEachUnit() {
    assumeTrue(Programs.isInstalled("gcc"), "no gcc");
    Feedback feedback = told(Programs.compiler("gcc", Family.GCC), Programs.twoUnits());
    assertEquals(2, compilations);
    assertEquals(
        Set.of("gcc-statistics", "gcc-debug-counters", "gcc-opt-info", "assembly"),
        sources(feedback));
    assertTrue(feedback.count("gcc-debug-counters/vect_loop") > 0, feedback::toString);
    assertTrue(feedback.count("gcc-opt-info/optimized: loop vectorized using # byte vectors") > 0);
    assertTrue(feedback.count("gcc-opt-info/optimized: Inlining # into #.") > 0);
  }

  @Test
  void clangTellsByAllItsSourcesInOneCompilationOfEachUnit() {
    String clang =
        Programs.installed(List.of("clang", "clang-14", "clang-16", "clang-19")).orElse("");
    assumeTrue(!clang.isEmpty(), "no clang");
    Feedback feedback = told(Programs.compiler(clang, Family.CLANG), Programs.twoUnits());
    assertEquals(2, compilations);
    assertEquals(Set.of("clang-remarks", "clang-time-trace", "assembly"), sources(feedback));
    assertEquals(2, feedback.count("clang-time-trace/ExecuteCompiler"));
    assertTrue(feedback.count("clang-time-trace/LoopVectorizePass") > 0, feedback::toString);
  }

  @Test
  void tccTellsBySomethingThatReadsItsObjectFiles() {
    assumeTrue(Programs.isInstalled("tcc"), "no tcc");
    assumeTrue(Programs.isInstalled("objdump"), "no objdump");
    Feedback feedback = told(Programs.compiler("tcc", Family.TCC), Programs.twoUnits());
    assertEquals(Set.of("assembly"), sources(feedback));
    assertTrue(feedback.count("assembly/leave ret") > 0, feedback::toString);
  }

  @Test
  void theSameProgramTellsTheSame() {
    assumeTrue(Programs.isInstalled("gcc"), "no gcc");
    Compiler gcc = Programs.compiler("gcc", Family.GCC);
    assertEquals(told(gcc, Programs.twoUnits()), told(gcc, Programs.twoUnits()));
  }

  @Test
  void aProgramThatDoesNotCompileIsRejectedWithItsError() {
    assumeTrue(Programs.isInstalled("gcc"), "no gcc");
    Rejected rejected =
        assertInstanceOf(
            Rejected.class, build(Programs.compiler("gcc", Family.GCC), Programs.invalid()));
    assertTrue(rejected.message().startsWith("a.c:1:8: error: "), rejected::message);
    assertFalse(rejected.cpu().isZero());
  }

  @Test
  void aCompilerThatKillsItselfDied() {
    Compiler shell =
        Programs.compiler("sh", Family.OTHER, List.of("sh", "-c", "kill -6 $$"), Map.of());
    Died died = assertInstanceOf(Died.class, build(shell, Programs.invalid()));
    assertFalse(died.hung());
    assertTrue(died.output().contains("signal 6"), died::output);
    assertEquals(Feedback.NONE, died.feedback());
  }

  @Test
  void aCompilerThatIsNotThereTellsNothing() {
    Compiler none = Programs.compiler("none", Family.GCC, List.of("/no/such/compiler"), Map.of());
    assertInstanceOf(Untold.class, build(none, Programs.invalid()));
  }

  private Feedback told(Compiler compiler, TestCase test) {
    return assertInstanceOf(Told.class, build(compiler, test)).feedback();
  }

  private FeedbackResult build(Compiler compiler, TestCase test) {
    var counted =
        new FeedbackBuild(
            task -> {
              compilations += task.command().contains("-c") ? 1 : 0;
              return runner.run(task);
            },
            STOCK);
    return counted.build(test, Configuration.plain(compiler, "-O3"), scratch);
  }

  private static Set<String> sources(Feedback feedback) {
    var sources = new TreeSet<String>();
    feedback.names().forEach(name -> sources.add(name.substring(0, name.indexOf('/'))));
    return sources;
  }
}
