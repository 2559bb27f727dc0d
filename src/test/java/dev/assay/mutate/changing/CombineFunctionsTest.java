package dev.assay.mutate.changing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;

class CombineFunctionsTest {
  private static final ChangingMutator MUTATOR = new CombineFunctions();

  @Test
  void bodiesAreJoinedOrInterleavedAndEitherResultIsGiven() {
    Set<String> texts =
        ChangeBench.of(
                MUTATOR,
                "int f(int x) { int b = x * 2; b = b + 5; return b; }",
                "int g(int j) { int m = j + 1; return m; }")
            .texts(60);
    assertTrue(
        texts.containsAll(
            Set.of(
                "int f(int x) { int b = x * 2; b = b + 5; int j = x; int m = j + 1; return b; }",
                "int f(int x) { int j = x; int m = j + 1; int b = x * 2; b = b + 5; return m; }",
                "int f(int x) { int b = x * 2; int j = x; int m = j + 1; b = b + 5; return b; }")),
        texts.toString());
  }

  @Test
  void earlyReturnsBecomeJumps() {
    assertEquals(
        Set.of(
            "int f(int x) { int r_0_2; { if (x) { r_0_2 = 1; goto end_0_1; }"
                + " { r_0_2 = 2; goto end_0_1; } } end_0_1: ;"
                + " { int x_0_0 = x; if (x_0_0) goto end_0_3; x_0_0++; } end_0_3: ;"
                + " return r_0_2; }",
            "int f(int x) { { int x_0_0 = x; if (x_0_0) goto end_0_3; x_0_0++; } end_0_3: ;"
                + " int r_0_2; { if (x) { r_0_2 = 1; goto end_0_1; }"
                + " { r_0_2 = 2; goto end_0_1; } } end_0_1: ; return r_0_2; }"),
        ChangeBench.of(
                MUTATOR,
                "int f(int x) { if (x) return 1; return 2; }",
                "void g(int x) { if (x) return; x++; }")
            .texts(20));
  }

  @Test
  void jumpsDoNotEnterTheScopeOfAnArrayOfVariableLength() {
    Set<String> texts =
        ChangeBench.of(
                MUTATOR,
                "void f(int x) { if (x) goto end; x--; end: ; }",
                "void g(int n) { int a[n]; a[0] = n; }")
            .texts(20);
    assertTrue(
        texts.stream().allMatch(text -> text.contains("{ int n = x; int a[n]; a[0] = n; }")),
        texts.toString());
  }

  @Test
  void aFunctionIsNotCombinedWithItself() {
    assertEquals(Set.of(), ChangeBench.of(MUTATOR, "int f(int x) { return x; } int g;").texts(10));
  }
}
