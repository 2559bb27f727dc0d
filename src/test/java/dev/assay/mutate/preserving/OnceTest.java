package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OnceTest {
  private static final String SMALL =
      """
      static int g = 24;
      int main(void) {
        g += 1;
        return 0;
      }
      """;

  @Test
  void loopsOfManyKindsRunOnce() {
    MutationBench bench = MutationBench.of(SMALL);
    Set<String> drawn = new TreeSet<>();
    for (int seed = 0; seed < 100; seed++) {
      String variant = bench.mutated(new Once(), bench.spotOf("g += 1"), seed).orElseThrow();
      bench.assertSame(variant);
      drawn.add(variant.substring(variant.indexOf("{\n") + 2, variant.indexOf("return")).strip());
    }
    assertTrue(drawn.contains("do {\n    g += 1;\n  } while (0);"), drawn::toString);
    assertTrue(drawn.contains("while (1) {\n    g += 1;\n    break;\n  }"), drawn::toString);
    assertTrue(
        drawn.contains("for (int k_0_0 = g; k_0_0 == 24; k_0_0++) {\n    g += 1;\n  }"),
        drawn::toString);
    assertTrue(drawn.stream().anyMatch(t -> t.contains("unsigned char k_0_0 = ")));
    assertTrue(drawn.stream().anyMatch(t -> t.contains(" -= ")));
  }

  @Test
  void whatIsInTheStatementStays() {
    MutationBench bench =
        MutationBench.of(
            """
            int main(void) {
              int x = 0;
              while (x < 3) {
                if (x == 1) { x = 2; }
                x++;
              }
              return x;
            }
            """);
    String variant = bench.mutated(new Once(), bench.spotOf("while"), 0).orElseThrow();
    assertTrue(variant.contains("while (x < 3) {"), variant);
    bench.assertSame(variant);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (g < 3) { g++; if (g == 2) break; }|if (g == 2)",
        "while (g < 3) { g++; if (g == 2) continue; }|if (g == 2)",
        "switch (g) { if (0) { default: g++; } }|if (0)",
        "int x = g; g = x;|int x",
        "goto l; if (g) { l: g++; }|if (g)",
        "int *p = 0; p = &(int){g}; g = *p;|p = &(int){g}",
        "({ g++; g; });|g++",
        ";|;"
      })
  void somethingInTheWay(String codeAndSpot) {
    String[] parts = codeAndSpot.split("\\|");
    MutationBench bench =
        MutationBench.of("static int g; int main(void) { " + parts[0] + " return g; }");
    for (int seed = 0; seed < 5; seed++) {
      assertEquals(
          Optional.empty(), bench.mutated(new Once(), bench.spotOf(parts[1]), seed), parts[0]);
    }
  }

  @Test
  void aLoopInsideKeepsItsJumps() {
    MutationBench bench =
        MutationBench.of(
            "int main(void) { int g = 0; while (g < 3) { g++; if (g == 2) break; } return g; }");
    assertTrue(bench.mutated(new Once(), bench.spotOf("while"), 3).isPresent());
  }

  @Test
  void programsDoTheSame() {
    int made = 0;
    for (MutationBench bench : LivePrograms.all()) {
      made += bench.assertPreserved(new Once(), 2);
    }
    assertTrue(made > 100, "only " + made);
  }
}
