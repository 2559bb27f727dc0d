package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.Change;
import dev.assay.mutate.MutationBench;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutlineTest {
  private static final int SEEDS = 30;

  private static Set<String> results(String program, String statement) {
    var bench = MutationBench.of(program);
    Set<String> results = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      bench.mutated(new Outline(), bench.spotOf(statement), seed).ifPresent(results::add);
    }
    return results;
  }

  @Test
  void readVariablesAreGivenByValueAndWrittenOnesByAddress() {
    Set<String> results =
        results("int main(void) { int a = 1; int b = 2; a = a + b; return a - 3; }", "a = a + b;");
    String expected =
        """
        static void f_0_2(int *p_0_0, int p_0_1) {
          *p_0_0 = *p_0_0 + p_0_1;
        }

        int main(void) {
          int a = 1;
          int b = 2;

          f_0_2(&a, b);
          return a - 3;
        }
        """;
    assertTrue(results.contains(expected), results.toString());
    assertTrue(
        results.stream().anyMatch(text -> text.contains("__attribute__((noinline))")),
        results.toString());
    assertTrue(
        results.stream().anyMatch(text -> text.contains("__attribute__((always_inline))")),
        results.toString());
  }

  @Test
  void arraysAndStructsAreGivenByAddress() {
    Set<String> results =
        results(
            "struct s { int m : 3; int n; }; int main(void) { struct s v = {1, 2}; int a[3] = {0};"
                + " a[v.n] = v.m; return a[2] - 1; }",
            "a[v.n]");
    assertTrue(
        results.stream().anyMatch(text -> text.contains("(*p_0_0)[(*p_0_1).n] = (*p_0_1).m;")),
        results.toString());
  }

  @Test
  void severalStatementsMoveTogether() {
    Set<String> results =
        results(
            "int main(void) { int a = 1; { int t = a; a = t * 2; a += t; } return a - 3; }",
            "int t");
    assertTrue(
        results.stream()
            .anyMatch(
                text -> text.contains("int t = *p_0_0;\n\n  *p_0_0 = t * 2;\n  *p_0_0 += t;")),
        results.toString());
  }

  @Test
  void variableThatMayHaveNoValueIsGivenByAddress() {
    Set<String> results =
        results(
            "int main(void) { int a = 0; int b; if (a) a = b; b = 1; return a + b - 1; }",
            "if (a)");
    assertTrue(!results.isEmpty());
    assertTrue(results.stream().allMatch(text -> text.contains("&b")), results.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { int a = 1; if (a) return 0; return 1; }|if (a)",
        "int main(void) { for (int i = 0; i < 3; i++) { if (i) break; } return 0; }|if (i)",
        "int main(void) { int n = 2; int v[n]; v[0] = n; return v[0] - 2; }|v[0] = n",
        "int main(void) { register int r = 1; r = r + 1; return r - 2; }|r = r + 1",
        "int main(void) { struct l { int m; } v = {1}; v.m = 2 + v.m; return v.m - 3; }|v.m = 2",
        "int main(void) { int a = 1; typedef int t; a = (t)a + 1; return a - 2; }|a = (t)",
        "int main(void) { int a = 1; again: a = a + 1; if (a < 3) goto again; return 0; }|again:",
        "int main(void) { int a = ({ int b = 2; b = b + 1; b; }); return a - 3; }|b = b + 1",
        "int main(void) { const char *s = \"\"; s = __func__; return s[0] != 'm'; }|s = __func__",
        "int main(void) { int *p; p = (int[]){1, 2}; return p[0] - 1; }|p = (",
        "int main(void) { int *p; int t = 1; p = &t; return *p - 1; }|int t",
        "int main(void) { int a = 1; switch (a) { case 1: a = a - 1; } return a; }|case 1:"
      })
  void whatCannotMoveStays(String given) {
    int bar = given.indexOf('|');
    assertEquals(Set.of(), results(given.substring(0, bar), given.substring(bar + 1)), given);
  }

  @Test
  void typesAreWrittenAsTheyWere() {
    Set<String> results =
        results(
            "typedef struct { int m; } *ref; int main(void) { __typeof__(*(ref)0) o = {1}; int b ="
                + " 1; ref const r = &o; b = r->m + b; return b - 2; }",
            "b = r->m");
    assertTrue(
        results.stream().anyMatch(text -> text.contains("const ref *p_0_1")), results.toString());
  }

  @Test
  void parameterOfArrayTypeIsPointer() {
    Set<String> results =
        results(
            "typedef int row[2]; int f(row r) { r[1] = r[0] + 1; return r[1]; } int main(void) {"
                + " row a = {1, 2}; return f(a) - 2; }",
            "r[1] = r[0]");
    assertTrue(
        results.stream().anyMatch(text -> text.contains("f_0_1(int *p_0_0)")), results.toString());
  }

  @Test
  void declarationThatIsUsedLaterStays() {
    Set<String> results =
        results("int main(void) { int a = 1; int b = a + 2; a = b; return a - b; }", "int b");
    assertEquals(Set.of(), results);
  }

  @Test
  void recursiveFunctionNeedsDeclaration() {
    String body = "{ int b = 0; if (n) b = f(n - 1); return b; }";
    String main = " int main(void) { return f(3); }";
    assertEquals(Set.of(), results("int f(int n) " + body + main, "b = f("));
    assertTrue(!results("int f(int n); int f(int n) " + body + main, "b = f(").isEmpty());
  }

  @Test
  void programsKeepTheirOutput() {
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program).assertPreserved(new Outline(), 2);
    }
    assertTrue(made > 60, "made " + made);
  }

  @Test
  void closedIsWhatMoves() {
    var bench = MutationBench.of("int main(void) { int a = 1; a = a + 1; return a - 2; }");
    var spot = bench.spotOf("a = a + 1;");
    Optional<Change> change = bench.change(new Outline(), spot, 3);
    assertTrue(change.orElseThrow().closed().contains(spot.statement()));
  }
}
