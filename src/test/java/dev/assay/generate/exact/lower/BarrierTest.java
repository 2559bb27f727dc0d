package dev.assay.generate.exact.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.compile.Preprocessing;
import dev.assay.compile.Preprocessor;
import dev.assay.compile.SearchPath;
import dev.assay.generate.exact.lower.cxx.CxxWeights;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A barrier changes what a compiler knows and nothing else. */
final class BarrierTest {
  private static final String SMALL =
      """
      int in_a = 4;
      unsigned char in_b[2][3];
      const int in_c = 2;
      float mix_f = -0.0f;
      struct { int x : 3; union { int u; } e; } mix_s;
      int out;
      static void init(void) {
        in_a = 5;
      }
      void test(void) {
        out = in_a + in_c;
      }
      int main(void) {
        init();
        test();
        return out;
      }
      """;

  @TempDir Path folder;

  private static Lowered lowered(String text, Barrier barrier) {
    return Bench.lower(Bench.plan(text, "gnu17", 1, barrier, CxxWeights.NONE), 0);
  }

  private static String text(String source, Barrier barrier) {
    return lowered(source, barrier).files().getFirst().text();
  }

  private static void assertHas(String part, String text) {
    assertTrue(text.contains(part), () -> "no " + part + " in\n" + text);
  }

  @Test
  void noneLeavesTheProgramAlone() {
    assertEquals(
        Bench.parse(SMALL, Standard.DEFAULT).declarations(),
        lowered(SMALL, Barrier.NONE).tree().declarations());
  }

  @Test
  void noinlineMarksFunctionsButMain() {
    String text = text(SMALL, Barrier.NOINLINE);
    assertHas("#define APART noinline, noipa\n", text);
    assertHas("__attribute__((APART)) static void init(void) {", text);
    assertHas("__attribute__((APART)) void test(void) {", text);
    assertHas("\nint main(void) {", text);
  }

  @Test
  void noinlineLeavesInlineFunctionsInline() {
    String text =
        text(
            "static inline int f(void) { return 1; } int main(void) { return f(); }",
            Barrier.NOINLINE);
    assertHas("\nstatic inline int f(void) {", text);
  }

  @Test
  void volatileHidesAllNumbersThatMayChange() {
    String text = text(SMALL, Barrier.VOLATILE);
    assertHas(
        """
        static volatile int zero;

        static void conceal(int zero) {
          in_a ^= zero;
          for (int i0 = 0; i0 < 2; ++i0) {
            for (int i1 = 0; i1 < 3; ++i1) {
              in_b[i0][i1] ^= zero;
            }
          }
          mix_f -= zero;
          mix_s.x ^= zero;
        }

        int main(void) {
          init();
          conceal(zero);
          test();
        """,
        text);
  }

  @Test
  void argcGivesMainItsArguments() {
    String text = text(SMALL, Barrier.ARGC);
    assertHas(
        """
        int main(int argc, char **argv) {
          init();
          conceal(argc - 1);
          test();
        """,
        text);
  }

  @Test
  void asmStandsBetweenTheValuesAndTheTests() {
    assertHas(
        "init();\n  asm volatile(\"\" : : : \"memory\");\n  test();", text(SMALL, Barrier.ASM));
  }

  @Test
  void withoutInitTheBarrierStandsBeforeTheFirstTest() {
    String source =
        "int in_a = 1; int t(void) { return in_a; }"
            + " int main(void) { int r = 0; for (;;) { r = t(); break; } return r; }";
    assertHas("int r = 0;\n\n  asm volatile", text(source, Barrier.ASM));
  }

  @ParameterizedTest
  @EnumSource(Barrier.class)
  void theTreePrintsTheSame(Barrier barrier) {
    assertEquals(
        Bench.interpreted(Bench.parse(Samples.SHAPES, Standard.DEFAULT)),
        Bench.interpreted(lowered(Samples.SHAPES, barrier).tree()));
  }

  @ParameterizedTest
  @EnumSource(Barrier.class)
  void theTextIsReadAndPrintsTheSame(Barrier barrier) {
    assumeTrue(SearchPath.ofEnvironment().findCompiler().isPresent(), "no C compiler");
    Lowered lowered = lowered(Samples.SHAPES, barrier);
    var settings =
        new Preprocessor.Settings(
            SearchPath.ofEnvironment(),
            Optional.empty(),
            List.of(),
            DataModel.LP64,
            Standard.DEFAULT);
    byte[] bytes = SourceText.encode(lowered.files().getFirst().text());
    switch (new Preprocessor(settings).preprocess("-", bytes)) {
      case Preprocessing.Ready(SourceText source) -> {
        ParseResult result = Parser.parse(source, DataModel.LP64, Standard.DEFAULT);
        assertEquals(List.of(), result.errors());
        assertEquals(Bench.interpreted(lowered.tree()), Bench.interpreted(result.program()));
      }
      case Preprocessing other -> throw new AssertionError(other.toString());
    }
  }

  @ParameterizedTest
  @EnumSource(Barrier.class)
  void compilersPrintTheSame(Barrier barrier) {
    assumeTrue(Bench.isInstalled("gcc"), "gcc is not installed");
    for (String std : List.of("c99", "gnu11", "c17", "gnu2x")) {
      Plan plan = Bench.plan(Samples.SHAPES, std, 1, barrier, CxxWeights.NONE);
      Lowered lowered = Bench.lower(plan, 0);
      Bench.write(folder, lowered.files());
      for (String level : List.of("-O0", "-O2")) {
        assertEquals(
            Bench.interpreted(lowered.tree()),
            Bench.built("gcc", std, level, lowered.units(), folder));
      }
    }
  }
}
