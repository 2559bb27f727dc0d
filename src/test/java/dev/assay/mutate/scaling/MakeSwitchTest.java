package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MakeSwitchTest {
  private static final Scaling SCALING = new MakeSwitch();

  @Test
  void aStatementIsInEveryCase() {
    assertEquals(
        "int x; void f(long a) { switch ((int)a) { case 0: { x += a; } break;"
            + " case 1: { x += a; } break; } }",
        ScalingBench.of(SCALING, "int x; void f(long a) { x += a; }").at("f:1", 2));
  }

  @Test
  void jumpsStay() {
    assertEquals(
        List.of(), ScalingBench.of(SCALING, "int f(int a) { goto end; end: return a; }").places());
  }
}
