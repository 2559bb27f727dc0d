package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InlineCallTest {
  private static final int SEEDS = 10;

  private static Set<String> results(String program, String statement) {
    var bench = MutationBench.of(program);
    Set<String> results = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      bench.mutated(new InlineCall(), bench.spotOf(statement), seed).ifPresent(results::add);
    }
    return results;
  }

  private static void assertHas(String part, Set<String> results) {
    assertTrue(results.stream().anyMatch(text -> text.contains(part)), results.toString());
  }

  @Test
  void bodyStandsInThePlaceOfTheCall() {
    assertHas(
        """
        int main(void) {
          int a = 2;

          {
            short v_0_0 = a;
            int r_0_1;
            {
              v_0_0 += 1;
              r_0_1 = v_0_0 * 2;
            }
            a = r_0_1;
          }
          return a - 6;
        }
        """,
        results(
            "int f(short x) { x += 1; return x * 2; } int main(void) { int a = 2; a = f(a);"
                + " return a - 6; }",
            "a = f("));
  }

  @Test
  void earlyReturnsBecomeJumps() {
    String program =
        "int f(int x) { if (x < 0) return -1; return 1; } int main(void) { int a = f(-2);"
            + " return a + 1; }";
    Set<String> results = results(program, "int a");
    assertHas("goto end_0_2;", results);
    assertHas("} while (0);", results);
    assertHas("  int a;\n\n  {", results);
  }

  @Test
  void returnInLoopBecomesGoto() {
    Set<String> results =
        results(
            "int f(int x) { while (1) { if (x > 3) return x; x++; } } int main(void) {"
                + " int a = f(1); return a - 4; }",
            "int a");
    assertTrue(!results.isEmpty());
    assertTrue(
        results.stream().allMatch(text -> text.contains("goto end_0_2;")), results.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int f(int n) { return n ? f(n - 1) : 0; } int main(void) { int a = f(2); return a; }|int"
            + " a",
        "int f(void) { static int n; return n++; } int main(void) { int a = f(); return a; }|int a",
        "int f(int n, ...) { return n; } int main(void) { int a = f(0); return a; }|int a",
        "int f(void) { return 0; l: goto l; } int main(void) { int a = f(); return a; }|int a",
        "int g; int f(void) { return g; } int main(void) { int g = 1; int a = f(); return a + g -"
            + " 1; }|int a",
        "int f(void); int main(void) { int a = f(); return a; } int f(void) { return 0; }|int a",
        "int f(int n) { int v[n]; v[0] = 0; return v[0]; } int main(void) { int a = f(1); return a;"
            + " }|int a",
        "int i; int f(void) { i = 1; return 0; } int main(void) { int v[2] = {0}; v[0] = f();"
            + " return v[0]; }|v[0] = f",
        "int f(void) { return 0; } int main(void) { const int a = f(); return a; }|const int a",
        "int *g; int f(int *p) { g = p; return 0; } int main(void) { int a = f((int[]){1}); return"
            + " a + *g - 1; }|int a",
        "struct s { const int m; }; struct s f(void) { struct s v = {1}; return v; } int main(void)"
            + " { f(); return 0; }|f();",
        "int f(const char *s) { return s[0] + __func__[0]; } int main(void) { int a = f(\"\");"
            + " return a - 'f'; }|int a"
      })
  void whatCannotStandElsewhereIsCalled(String given) {
    int bar = given.indexOf('|');
    assertEquals(Set.of(), results(given.substring(0, bar), given.substring(bar + 1)), given);
  }

  @Test
  void parameterOfArrayTypeBecomesPointer() {
    assertHas(
        "int *v_0_0 = a;",
        results(
            "typedef int row[2]; int f(row r) { return r[0]; } int main(void) {"
                + " row a = {1, 2}; int b = f(a); return b - 1; }",
            "int b"));
  }

  @Test
  void namesOfTheCallerAreNotCaptured() {
    assertHas(
        "int v_0_0 = x + y;",
        results(
            "int f(int y) { int x = y * 3; return x; } int main(void) { int x = 1; int y = 2;"
                + " x = f(x + y); return x - 9; }",
            "x = f("));
  }

  @Test
  void programsKeepTheirOutput() {
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program).assertPreserved(new InlineCall(), 3);
    }
    assertTrue(made > 25, "made " + made);
  }
}
