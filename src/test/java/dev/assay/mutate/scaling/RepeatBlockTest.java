package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RepeatBlockTest {
  private static final Scaling SCALING = new RepeatBlock();

  @Test
  void copiesHaveVariablesOfTheirOwn() {
    ScalingBench bench =
        ScalingBench.of(SCALING, "int x; int f(int a) { int b = a + 1; x += b; return x; }");
    assertEquals(List.of("f:0"), bench.places());
    assertEquals(
        "int x; int f(int a) { int b = a + 1; x += b; int v_0_0 = a + 1; x += v_0_0;"
            + " int v_0_1 = a + 1; x += v_0_1; return x; }",
        bench.at("f:0", 3));
  }

  @Test
  void labelsAndTypesAreTheirOwnToo() {
    ScalingBench bench =
        ScalingBench.of(
            SCALING,
            "void f(int a) { struct s { int m; } b = {a}; again: if (b.m--) goto again; }");
    assertEquals(
        "void f(int a) { struct s { int m; }; struct s b = {a}; again: if (b.m--) goto again;"
            + " struct v_0_2 { int m; }; struct v_0_2 v_0_1 = {a};"
            + " v_0_0: if (v_0_1.m--) goto v_0_0; }",
        bench.at("f:0", 2));
  }

  @Test
  void blocksWithNothingBeforeAJumpOrWithOuterDeclarationsStay() {
    assertEquals(
        List.of(),
        ScalingBench.of(SCALING, "int f(void) { return 1; } int g(void) { extern int y; y++; }")
            .places());
  }
}
