package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NestBlockTest {
  private static final Scaling SCALING = new NestBlock();

  @Test
  void aStatementIsInBlocksWithVariables() {
    assertEquals(
        "int x; int n_0_0; void f(int a) { { int b_0_1 = a * 3; { int b_0_2 = b_0_1 * 4; x += a;"
            + " n_0_0 = n_0_0 + b_0_2; } n_0_0 = n_0_0 + b_0_1; } }",
        ScalingBench.of(SCALING, "int x; void f(int a) { x += a; }").at("f:1", 2));
  }

  @Test
  void declarationsStay() {
    assertEquals(List.of(), ScalingBench.of(SCALING, "void f(int a) { int b = a; }").places());
  }
}
