package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChainLeftTest {
  private static final Scaling SCALING = new ChainLeft();

  @Test
  void aNumberBecomesASum() {
    assertEquals(
        "int f(int a) { return a + a * 3 + a * 4 - a * 5; }",
        ScalingBench.of(SCALING, "int f(int a) { return a; }").at("f:1.0", 4));
  }

  @Test
  void constantsPointersAndEffectsStay() {
    assertEquals(
        List.of(),
        ScalingBench.of(SCALING, "int *f(int *a) { static int b = 3; return b = 1, a; }").places());
  }
}
