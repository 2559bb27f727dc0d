package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NestCallTest {
  private static final Scaling SCALING = new NestCall();

  @Test
  void aCallIsItsOwnArgument() {
    assertEquals(
        "int g(int a, char *b); int f(int a) { return g(g(g(a, 0), 0), 0); }",
        ScalingBench.of(SCALING, "int g(int a, char *b); int f(int a) { return g(a, 0); }")
            .at("f:1.0", 3));
  }

  @Test
  void pointersDoNotFit() {
    assertEquals(
        List.of(),
        ScalingBench.of(SCALING, "int g(char *b); int f(char *a) { return g(a); }").places());
  }
}
