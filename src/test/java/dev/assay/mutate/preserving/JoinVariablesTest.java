package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JoinVariablesTest {
  private static final int SEEDS = 10;

  private static Set<String> results(String program, String statement) {
    var bench = MutationBench.of(program);
    Set<String> results = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      bench.mutated(new JoinVariables(), bench.spotOf(statement), seed).ifPresent(results::add);
    }
    return results;
  }

  @Test
  void twoVariablesBecomeMembers() {
    Set<String> results =
        results(
            "int main(void) { int a = 1; short b[2]; b[1] = a; int *p = &a; return *p - b[1]; }",
            "int a");
    String expected =
        """
        struct both_0_0 {
          int a;
          short b[2];
        };

        int main(void) {
          struct both_0_0 s_0_1;

          s_0_1.a = 1;
          s_0_1.b[1] = s_0_1.a;
          int *p = &s_0_1.a;
          return *p - s_0_1.b[1];
        }
        """;
    assertTrue(results.contains(expected), results.toString());
  }

  @Test
  void laterOneGetsItsValueWhereItWasDeclared() {
    Set<String> results =
        results("int main(void) { int a = 1; a += 2; int b = a; return b - 3; }", "int a");
    assertTrue(
        results.stream().anyMatch(text -> text.contains("s_0_1.a += 2;\n  s_0_1.b = s_0_1.a;")),
        results.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int main(void) { int a = 1; return a - 1; }|int a",
        "int main(void) { const int a = 1; int b = 1; return a - b; }|const int a",
        "int main(void) { register int a = 1; int b = 1; return a - b; }|register int a",
        "int main(void) { int a = 1; static int b = 1; return a - b; }|int a",
        "int main(void) { int a[2] = {1, 1}; int b = 1; return a[1] - b; }|int a[2]",
        "int main(void) { struct l { int m; } a; int b = 1; a.m = b; return a.m - b; }|struct l a",
        "int main(void) { int n = 1; int v[n]; v[0] = 1; int b = 1; return v[0] - b; }|int n"
      })
  void whatCannotBeMemberStays(String given) {
    int bar = given.indexOf('|');
    assertEquals(Set.of(), results(given.substring(0, bar), given.substring(bar + 1)), given);
  }

  @Test
  void programsKeepTheirOutput() {
    int made = 0;
    for (String program : MixedPrograms.all()) {
      made += MutationBench.of(program).assertPreserved(new JoinVariables(), 3);
    }
    assertTrue(made > 20, "made " + made);
  }
}
