package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CallChainTest {
  private static final Scaling SCALING = new CallChain();

  @Test
  void eachCopyCallsTheOneBefore() {
    assertEquals(
        "int f(int a) { return a; } static int f_0_0(int a) { f(a); return a; }"
            + " int f_0_1(int a) { f_0_0(a); return a; }",
        ScalingBench.of(SCALING, "int f(int a) { return a; }").at("f", 2));
  }

  @Test
  void functionsWithoutABodyStay() {
    assertEquals(List.of(), ScalingBench.of(SCALING, "int f(int a);").places());
  }
}
