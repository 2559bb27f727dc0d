package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.Change;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Spot;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdentityTest {
  private static final int SEEDS = 150;

  /** What was drawn for the statement with many seeds. */
  private static Set<String> drawn(MutationBench bench, Spot spot) {
    Set<String> drawn = new TreeSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      bench.change(new Identity(), spot, seed).map(Change::material).ifPresent(drawn::add);
    }
    return drawn;
  }

  private static Set<String> drawn(String declarations, String statement) {
    MutationBench bench =
        MutationBench.of(
            "int main(void) { " + declarations + " " + statement + " printf(\"\"); return 0; }");
    return drawn(bench, bench.spotOf(statement.substring(0, statement.indexOf(' '))));
  }

  @ParameterizedTest
  @CsvSource({
    "int,x + 0",
    "int,0 + x",
    "int,~~x",
    "int,x * 1",
    "int,+x",
    "int,(int)(long long)x",
    "int,(int)(double)x",
    "int,x & x",
    "unsigned,- -x",
    "short,- -x",
    "unsigned,x << 0u",
    "unsigned long,x & 18446744073709551615UL",
    "_Bool,(_Bool)(long long)x"
  })
  void aValueIsWrittenOtherwise(String type, String expected) {
    Set<String> drawn = drawn(type + " x = 1, y;", "y = x;");
    assertTrue(drawn.contains("x as " + expected), drawn::toString);
  }

  @Test
  void onlyWhatCannotOverflowIsNegated() {
    String least = "int x = -2147483647 - 1, y;";
    assertFalse(drawn(least, "y = x;").contains("x as - -x"));
    assertTrue(drawn("int x = -2147483647, y;", "y = x;").contains("x as - -x"));
  }

  @Test
  void conditionsAreOnlyTested() {
    Set<String> drawn = drawn("int x = 7, y = 0;", "if (x) y = 1;");
    assertTrue(drawn.contains("x as !!x"), drawn::toString);
    assertTrue(drawn.contains("x as x != 0"), drawn::toString);
    assertFalse(drawn("int x = 7, y;", "y = x;").contains("x as !!x"));
  }

  @Test
  void zeroMayBeAVariable() {
    Set<String> drawn = drawn("int x = 7, y = 5, z = 24;", "y = x;");
    assertTrue(drawn.stream().anyMatch(d -> d.startsWith("x as x + (z ")), drawn::toString);
  }

  @Test
  void variablesThatTheStatementChangesAreNoZeroes() {
    MutationBench bench =
        MutationBench.of(
            """
            static int all = 3, written;
            static int set(void) { all = 9; return 1; }
            int main(void) { int x = 2, kept = 5; written = (x = 4) + set(); return x + kept; }
            """);
    Set<String> drawn = drawn(bench, bench.spotOf("written ="));
    assertTrue(drawn.stream().anyMatch(text -> text.contains("kept")), drawn::toString);
    for (String text : drawn) {
      assertFalse(text.contains("all") || text.contains("written"), text);
      // What is long is told without its end.
      String others = text.replaceAll("x = 4|\\(x[ =]*…", "");
      assertFalse(others.contains("x"), text);
    }
  }

  @Test
  void whatHasEffectsIsEvaluatedOnce() {
    MutationBench bench =
        MutationBench.of("int main(void) { int x = 2, y; y = x++; return x * 10 + y; }");
    for (String text : drawn(bench, bench.spotOf("y = x++"))) {
      boolean arms = text.contains("?");
      assertTrue(arms || text.indexOf("++", text.indexOf("as")) == text.lastIndexOf("++"), text);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static int x = 3;",
        "x = sizeof(x);|x = sizeof(x + 0)",
        "int *p = 0;",
        "p = &a[0];|&(",
        "s.b = s.b;|s.b +",
        "__auto_type z = c;"
      })
  void constantsObjectsAndTypesStay(String statementAndNever) {
    String[] parts = statementAndNever.split("\\|");
    String declarations =
        parts[0].matches("(static int x|int \\*p).*")
            ? ""
            : "int x = 1; int a[3] = {1}; int *p; char c = 1;"
                + " struct { unsigned b : 3; } s = {1}; ";
    MutationBench bench = MutationBench.of("int main(void) { " + declarations + parts[0] + " }");
    String start = parts[0].substring(0, parts[0].indexOf(" ="));
    for (String text : drawn(bench, bench.spotOf(start))) {
      assertTrue(parts.length > 1 && !text.contains(parts[1]), text);
    }
  }

  @Test
  void caseLabelsAndStatementExpressionsStay() {
    MutationBench bench =
        MutationBench.of(
            "int main(void) { switch (3) { case 3: break; } return ({ char c = 1; c; }); }");
    assertEquals(Optional.empty(), bench.change(new Identity(), bench.spotOf("case"), 1));
    assertEquals(Optional.empty(), bench.change(new Identity(), bench.spotOf("c;"), 1));
  }

  @Test
  void programsDoTheSame() {
    int made = 0;
    for (MutationBench bench : LivePrograms.all()) {
      made += bench.assertPreserved(new Identity(), 2);
    }
    assertTrue(made > 150, "only " + made);
  }
}
