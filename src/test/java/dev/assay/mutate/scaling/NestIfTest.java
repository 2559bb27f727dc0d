package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NestIfTest {
  private static final Scaling SCALING = new NestIf();

  @Test
  void aStatementIsInBranches() {
    assertEquals(
        "int x; void f(int a) { if (a != 1) { if (a > 2) { x += a; } } }",
        ScalingBench.of(SCALING, "int x; void f(int a) { x += a; }").at("f:1", 2));
  }

  @Test
  void withNothingToTestAVariableIsAdded() {
    assertEquals(
        "double x; int n_0_0; void f(void) { if (n_0_0 != 1) { x = 1; } }",
        ScalingBench.of(SCALING, "double x; void f(void) { x = 1; }").at("f:1", 1));
  }

  @Test
  void declarationsAndJumpsStay() {
    assertEquals(
        List.of(), ScalingBench.of(SCALING, "int f(int a) { int b = a; return b; }").places());
  }
}
