package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.Change;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpaqueConstantTest {
  private static Set<String> drawn(MutationBench bench, Spot spot) {
    Set<String> drawn = new TreeSet<>();
    for (int seed = 0; seed < 400; seed++) {
      bench.change(new OpaqueConstant(), spot, seed).map(Change::material).ifPresent(drawn::add);
    }
    return drawn;
  }

  private static Set<String> drawn(String program, String statement) {
    MutationBench bench = MutationBench.of(program);
    return drawn(bench, bench.spotOf(statement));
  }

  @Test
  void aNumberIsMadeOfAVariable() {
    MutationBench bench =
        MutationBench.of("static int g = 24; int main(void) { int x; x = 7; return x; }");
    Set<String> drawn = drawn(bench, bench.spotOf("x = 7"));
    assertTrue(drawn.contains("7 as g ^ 31"), drawn::toString);
    assertTrue(drawn.contains("7 as g + -17"), drawn::toString);
    assertTrue(drawn.contains("7 as (g == 24) * 7"), drawn::toString);
    assertTrue(drawn.stream().anyMatch(d -> d.startsWith("7 as g == 24 ? 7 :")), drawn::toString);
    String variant = bench.mutated(new OpaqueConstant(), bench.spotOf("x = 7"), 1).orElseThrow();
    bench.assertSame(variant);
  }

  @Test
  void whatInitializesSeveralElementsAtOnceStaysConstant() {
    String program =
        """
        static int g = 24;
        int main(void) { int x[4] = {[0 ... 2] = 7, [3] = 5}; return x[0] + x[3]; }
        """;
    Set<String> drawn = drawn(program, "int x");
    assertTrue(drawn.stream().anyMatch(d -> d.startsWith("5 as ")), drawn::toString);
    assertFalse(drawn.stream().anyMatch(d -> d.startsWith("7 as ")), drawn::toString);
  }

  @Test
  void theTypeOfTheConstantStays() {
    Set<String> drawn =
        drawn("static short g = -1; int main(void) { unsigned long x; x = 7UL; return x; }", "x =");
    assertTrue(drawn.contains("7UL as (unsigned long)g ^ 18446744073709551608UL"), drawn::toString);
  }

  @Test
  void bitsThatAreAlwaysTheSame() {
    Set<String> drawn =
        drawn(
            """
            static int x;
            int main(void) { for (int i = 8; i < 12; i++) x += 5; return x; }
            """,
            "x += 5");
    assertTrue(drawn.stream().anyMatch(d -> d.startsWith("5 as i & ")), drawn::toString);
    assertFalse(drawn.stream().anyMatch(d -> d.startsWith("5 as i ^")), drawn::toString);
  }

  @Test
  void codeThatIsNeverReachedMayClaimAnything() {
    MutationBench bench =
        MutationBench.of(
            "static int g; int main(void) { if (g) { while (g < 9) g++; } return 0; }");
    assertTrue(drawn(bench, bench.spotOf("while")).stream().anyMatch(d -> d.contains("9 as")));
    assertTrue(drawn(bench, bench.spotOf("g++")).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"static int y = 3;", "int *p = 0;", "int w[3];", "typedef int t[3];"})
  void whereAConstantIsCalledFor(String declaration) {
    String start = declaration.substring(0, declaration.length() - 4);
    assertEquals(Set.of(), drawn("int main(void) { int z = 1; " + declaration + " }", start));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"while (x < 3) x++;", "for (; x < 3;) x++;", "p = (int *)8;", "case 3: x = y;"})
  void whereTheVariablesMayHaveOtherValues(String statement) {
    String text = statement.startsWith("case") ? "x = y; case 4: x = y;" : statement;
    String start = statement.startsWith("case") ? "case 4" : statement.substring(0, 5);
    String program = "int main(void) { int x = 0, y = 3, *p; switch (y) { case 3: " + text + " } }";
    assertEquals(Set.of(), drawn(program, start));
  }

  @Test
  void whatTheStatementChangesIsNotUsed() {
    Set<String> drawn =
        drawn(
            """
            static int g = 3, h = 4;
            static int set(void) { g = 5; return 1; }
            int main(void) { int x = 9; x = 7 + set(); return x + g + h; }
            """,
            "x = 7");
    assertEquals(Set.of(), drawn);
    Set<String> pure =
        drawn("static int g = 3; int main(void) { int x = 9; x = 7; return x + g; }", "x = 7");
    assertTrue(pure.stream().anyMatch(d -> d.contains("g")));
    assertFalse(pure.stream().anyMatch(d -> d.contains("x ")), pure::toString);
  }

  @Test
  void programsDoTheSame() {
    int made = 0;
    for (MutationBench bench : LivePrograms.all()) {
      made += bench.assertPreserved(new OpaqueConstant(), 2);
    }
    assertTrue(made > 60, "only " + made);
  }
}
