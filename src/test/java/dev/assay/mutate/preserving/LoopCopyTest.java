package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Mutator;
import dev.assay.mutate.Spot;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@link Unroll} and {@link Peel} make of loops. */
class LoopCopyTest {
  private static String function(String body) {
    return "static int g;\nint main(void) {\n" + body.indent(2) + "  return g;\n}\n";
  }

  private static void assertBecomes(Mutator mutator, String before, String after) {
    MutationBench bench = MutationBench.of(function(before));
    Spot spot = bench.spotOf(before.substring(0, 3));
    long seed = 0;
    while (bench.change(mutator, spot, seed).orElseThrow().material().startsWith("4 times")) {
      seed++;
    }
    String variant = bench.mutated(mutator, spot, seed).orElseThrow();
    assertEquals(function(after), variant.replaceAll("(?m)^(static int g;)\n\n", "$1\n"));
    bench.assertSame(variant);
  }

  @Test
  void theFirstIterationOfAWhile() {
    assertBecomes(
        new Peel(),
        "while (g < 3)\n  g++;",
        """
        if (g < 3) {
          do {
            g++;
          } while (0);
          while (g < 3) {
            g++;
          }
        }\
        """);
  }

  @Test
  void theFirstIterationOfAForWithContinue() {
    assertBecomes(
        new Peel(),
        """
        for (int i = 0; i < 3; i++) {
          if (i == 1)
            continue;
          g += i;
        }\
        """,
        """
        {
          int i = 0;
          if (i < 3) {
            do {
              if (i == 1)
                continue;
              g += i;
            } while (0);
            i++;
            for (; i < 3; i++) {
              if (i == 1)
                continue;
              g += i;
            }
          }
        }\
        """);
  }

  @Test
  void theFirstIterationOfADoWithBreak() {
    assertBecomes(
        new Peel(),
        """
        do {
          if (++g == 4)
            break;
        } while (g < 9);\
        """,
        """
        do {
          {
            if (++g == 4)
              break;
          }
          while (g < 9) {
            if (++g == 4)
              break;
          }
        } while (0);\
        """);
  }

  @Test
  void twoIterationsOfAFor() {
    assertBecomes(
        new Unroll(),
        """
        for (int i = 0; i < 5; i++) {
          int x = i;
          if (x == 1)
            continue;
          g += x;
        }\
        """,
        """
        for (int i = 0; i < 5; i++) {
          {
            int x = i;
            if (x == 1)
              continue;
            g += x;
          }
          i++;
          if (!(i < 5))
            break;
          {
            int x = i;
            if (x == 1)
              continue;
            g += x;
          }
        }\
        """);
  }

  @Test
  void twoIterationsOfAnEndlessLoop() {
    assertBecomes(
        new Unroll(),
        """
        for (;;) {
          if (g++ > 3)
            break;
        }\
        """,
        """
        for (;;) {
          {
            if (g++ > 3)
              break;
          }
          {
            if (g++ > 3)
              break;
          }
        }\
        """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (g < 3) { l: g++; if (g == 7) goto l; }",
        "while (g < 3) { static int s; g += ++s; }",
        "while (g < 3) { struct s { int x; } s = {1}; g += s.x; }",
        "while (g < 3) { g += ({ 1; }); }",
        "while (g < 3) { int *p = &(int){1}; g += *p; }",
        "while (g < 3) { typedef int t; t x = 1; g += x; }",
      })
  void notWhatThereMustBeOneOf(String loop) {
    MutationBench bench = MutationBench.of(function(loop));
    for (Mutator mutator : List.of(new Peel(), new Unroll())) {
      assertEquals(Optional.empty(), bench.mutated(mutator, bench.spotOf("while"), 1));
    }
  }

  @Test
  void noPlaceForBothJumps() {
    MutationBench bench =
        MutationBench.of(function("while (g < 9) { if (g++ == 2) continue; if (g == 5) break; }"));
    assertEquals(Optional.empty(), bench.mutated(new Peel(), bench.spotOf("while"), 1));
    assertTrue(bench.mutated(new Unroll(), bench.spotOf("while"), 1).isPresent());
  }

  @Test
  void programsDoTheSame() {
    int made = 0;
    for (MutationBench bench : LivePrograms.all()) {
      made += bench.assertPreserved(new Unroll(), 2);
      made += bench.assertPreserved(new Peel(), 1);
    }
    assertTrue(made > 40, "only " + made);
  }
}
