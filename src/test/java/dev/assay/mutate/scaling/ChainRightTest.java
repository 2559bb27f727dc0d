package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChainRightTest {
  private static final Scaling SCALING = new ChainRight();

  @Test
  void aNumberBecomesANestOfOperands() {
    assertEquals(
        "int f(int a) { return a + 5 - a * (a + 3 ^ a); }",
        ScalingBench.of(SCALING, "int f(int a) { return a; }").at("f:1.0", 4));
  }

  @Test
  void floatingNumbersHaveNoBits() {
    assertEquals(
        "double f(double a) { return a + 5 + (a - (a + 3) * a); }",
        ScalingBench.of(SCALING, "double f(double a) { return a; }").at("f:1.0", 4));
  }

  @Test
  void callsStay() {
    assertEquals(
        List.of(), ScalingBench.of(SCALING, "int g(void); int f(void) { return g(); }").places());
  }
}
