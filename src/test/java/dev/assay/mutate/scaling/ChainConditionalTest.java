package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChainConditionalTest {
  private static final Scaling SCALING = new ChainConditional();

  @Test
  void aNumberIsChosen() {
    assertEquals(
        "int f(int a) { return a == 3 ? a - 11 : a == 6 ? a - 22 : a; }",
        ScalingBench.of(SCALING, "int f(int a) { return a; }").at("f:1.0", 3));
  }

  @Test
  void structsStay() {
    assertEquals(
        List.of(),
        ScalingBench.of(SCALING, "struct s { int m; }; struct s f(struct s a) { return a; }")
            .places());
  }
}
