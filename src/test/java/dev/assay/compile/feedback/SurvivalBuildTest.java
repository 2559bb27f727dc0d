package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.compile.process.Scratch;
import dev.assay.mutate.TestCase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Real compilers are asked. */
final class SurvivalBuildTest {
  private static final String ALIVE =
      """
      int a, b;
      int main(void) {
        a = b + 1;
        return b;
      }
      """;

  /** The same, with much that is nothing to an optimiser. */
  private static final String DEAD =
      """
      int a, b;
      static int f(int x) {
        x *= 3;
        x ^= 5;
        return x - 1;
      }
      int main(void) {
        int c = b;
        c *= 7;
        c -= 2;
        c ^= 9;
        a = b + 1;
        return b;
      }
      """;

  private NativeProcessRunner runner;
  private Scratch scratch;

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
  void deadLinesWeighWithGcc() {
    deadLinesWeigh(Programs.compiler(gcc(), Family.GCC));
  }

  @Test
  void deadLinesWeighWithClang() {
    String clang =
        Programs.installed(List.of("clang", "clang-14", "clang-16", "clang-19")).orElse("");
    assumeTrue(!clang.isEmpty(), "no clang");
    deadLinesWeigh(Programs.compiler(clang, Family.CLANG));
  }

  private void deadLinesWeigh(Compiler compiler) {
    SurvivingCode alive = measure(program(ALIVE), compiler).orElseThrow();
    SurvivingCode dead = measure(program(DEAD), compiler).orElseThrow();
    assertTrue(dead.deadShare() > alive.deadShare() + 0.2, () -> alive + " " + dead);
    // The function that nothing calls is among them.
    assertTrue(dead.lines() >= alive.lines() + 7, () -> alive + " " + dead);
    assertEquals(alive.optimised(), dead.optimised());
    assertTrue(dead.instructions() > alive.instructions());
  }

  @Test
  void allUnitsCount() {
    SurvivingCode code =
        measure(Programs.twoUnits(), Programs.compiler(gcc(), Family.GCC)).orElseThrow();
    assertTrue(code.lines() >= 12, () -> "fewer than gcov counts: " + code);
    assertTrue(code.surviving() > 3 && code.surviving() < code.lines(), code::toString);
  }

  @Test
  void aProgramThatDoesNotCompileHasNone() {
    assertEquals(
        Optional.empty(), measure(Programs.invalid(), Programs.compiler(gcc(), Family.GCC)));
  }

  @Test
  void compilersWithoutBothLevelsAreNotAsked() {
    assertFalse(SurvivalBuild.knows(Programs.compiler("gcc", Family.GCC)), "it has no -O2");
    assertFalse(SurvivalBuild.knows(Programs.compiler("tcc", Family.TCC)));
  }

  private Optional<SurvivingCode> measure(TestCase test, Compiler compiler) {
    return new SurvivalBuild(runner).measure(test, compiler, scratch);
  }

  private static TestCase program(String text) {
    return Programs.test(Map.of("a.c", text));
  }

  private static String gcc() {
    assumeTrue(Programs.isInstalled("gcc"), "no gcc");
    return "gcc";
  }
}
