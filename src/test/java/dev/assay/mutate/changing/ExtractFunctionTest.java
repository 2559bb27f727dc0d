package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class ExtractFunctionTest {
  private static final ChangingMutator MUTATOR = new ExtractFunction();

  @Test
  void expressionsAndStatementsBecomeFunctions() {
    Set<String> texts =
        ChangeBench.of(MUTATOR, "int g; int f(int x, int *p) { g = x * 2 + p[1]; return g; }")
            .texts(60);
    assertTrue(
        texts.containsAll(
            Set.of(
                "int g; static int f_0_1(int p_0_0) { return p_0_0 * 2; }"
                    + " int f(int x, int *p) { g = f_0_1(x) + p[1]; return g; }",
                "int g; static int f_0_2(int p_0_0, int *p_0_1)"
                    + " { return p_0_0 * 2 + p_0_1[1]; }"
                    + " int f(int x, int *p) { g = f_0_2(x, p); return g; }",
                "int g; static void f_0_2(int *p_0_0, int **p_0_1)"
                    + " { g = *p_0_0 * 2 + (*p_0_1)[1]; }"
                    + " int f(int x, int *p) { f_0_2(&x, &p); return g; }")),
        texts.toString());
  }

  @Test
  void whatIsKnownOnlyInTheFunctionStaysInIt() {
    assertEquals(
        Set.of(),
        ChangeBench.of(
                MUTATOR,
                """
                int f(int x) {
                  struct s { int m; } v = { 1 };
                  enum { A };
                  return x + A + v.m;
                }
                """)
            .texts(20)
            .stream()
            .filter(text -> text.matches("static[^{]*\\{[^}]*(v|A).*"))
            .collect(java.util.stream.Collectors.toSet()));
  }

  @Test
  void constantsThatMustBeConstantStay() {
    Set<String> texts =
        ChangeBench.of(
                MUTATOR, "void f(int x) { switch (x) { case 1 + 2: ; } static int y = 3 * 4; }")
            .texts(20);
    assertTrue(
        texts.stream()
            .allMatch(text -> text.contains("case 1 + 2: ;") && text.contains("int y = 3 * 4;")),
        texts.toString());
  }
}
