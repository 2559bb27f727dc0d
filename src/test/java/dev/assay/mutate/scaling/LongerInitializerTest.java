package dev.assay.mutate.scaling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class LongerInitializerTest {
  private static final Scaling SCALING = new LongerInitializer();

  @Test
  void anArrayGrowsWithItsInitialiser() {
    assertEquals(
        "int a[6] = {1, 2, 1, 2, 1, 2};", ScalingBench.of(SCALING, "int a[] = {1, 2};").at("a", 3));
    assertEquals(
        "void f(int b) { struct s { int m; }; struct s a[2] = {{b}, {b}}; }",
        ScalingBench.of(SCALING, "void f(int b) { struct s { int m; } a[1] = {{b}}; }").at("a", 2));
  }

  @Test
  void designatorsAndOtherDeclarationsKeepTheSize() {
    assertEquals(
        List.of(),
        ScalingBench.of(SCALING, "int a[2] = {[1] = 2}; extern int b[1]; int b[1] = {3};")
            .places());
  }
}
