package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class MoreCasesTest {
  private static final Scaling SCALING = new MoreCases();

  @Test
  void aSwitchHasOtherCasesToo() {
    assertEquals(
        "int x; void f(int a) { switch (a) { case -2: x += a; case 7: ; break; case 8: x += a;"
            + " break; case 9: x += a; } }",
        ScalingBench.of(
                SCALING, "int x; void f(int a) { switch (a) { case -2: x += a; case 7: ; } }")
            .at("f:1", 2));
  }

  @Test
  void aSwitchWithoutFreeValuesStays() {
    assertEquals(
        List.of(),
        ScalingBench.of(SCALING, "void f(int a) { switch (a) { case 0x7fffffff: a++; } }")
            .places());
  }
}
