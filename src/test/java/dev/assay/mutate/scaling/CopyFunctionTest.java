package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CopyFunctionTest {
  private static final Scaling SCALING = new CopyFunction();

  @Test
  void copiesAreAllCalled() {
    assertEquals(
        "int f(int a) { return a; } static int f_0_0(int a) { return a; }"
            + " static int f_0_1(int a) { return a; }"
            + " int all_0_2(int a) { { f_0_0(a); f_0_1(a); } return a; }",
        ScalingBench.of(SCALING, "int f(int a) { return a; }").at("f", 2));
  }

  @Test
  void mainAndFunctionsWithOpenParametersStay() {
    assertEquals(
        List.of(),
        ScalingBench.of(SCALING, "int f(int a, ...) { return a; } int main(void) { return 0; }")
            .places());
  }
}
