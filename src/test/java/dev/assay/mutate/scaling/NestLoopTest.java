package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NestLoopTest {
  private static final Scaling SCALING = new NestLoop();

  @Test
  void aStatementIsInLoops() {
    assertEquals(
        "int x; void f(int a) { for (int i_0_1 = 0; i_0_1 < a; i_0_1++) {"
            + " for (int i_0_0 = 0; i_0_0 < a; i_0_0++) { x += a; } } }",
        ScalingBench.of(SCALING, "int x; void f(int a) { x += a; }").at("f:1", 2));
  }

  @Test
  void casesStayInTheirSwitch() {
    assertEquals(
        List.of("f:1"),
        ScalingBench.of(SCALING, "void f(int a) { switch (a) case 1: case 2: ; }").places());
  }
}
