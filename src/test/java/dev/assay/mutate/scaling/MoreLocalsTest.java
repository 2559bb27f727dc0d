package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MoreLocalsTest {
  private static final Scaling SCALING = new MoreLocals();

  @Test
  void variablesLiveAcrossTheStatement() {
    assertEquals(
        "int x; int n_0_0; void f(int a) { { int v_0_1 = a * 3; int v_0_2 = a * 4; x += a;"
            + " n_0_0 = n_0_0 + v_0_1; n_0_0 = n_0_0 + v_0_2; } }",
        ScalingBench.of(SCALING, "int x; void f(int a) { x += a; }").at("f:1", 2));
  }

  @Test
  void jumpsStay() {
    assertEquals(List.of(), ScalingBench.of(SCALING, "int f(int a) { return a; }").places());
  }
}
