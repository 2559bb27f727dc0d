package dev.assay.judge.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.random.Rng;
import dev.assay.random.Seed;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FitTest {
  private static final List<Integer> SIZES =
      IntStream.concat(IntStream.of(1), IntStream.rangeClosed(3, 12).map(i -> 1 << i))
          .boxed()
          .toList();

  private static double exponent(IntToDoubleFunction seconds) {
    return Fit.exponent(
        SIZES.stream().map(size -> Point.of(size, seconds.applyAsDouble(size))).toList());
  }

  @Test
  void powersAreFoundWhateverIsTakenInAnyCase() {
    assertEquals(1, exponent(n -> 0.5 + n * 0.001), 0.05);
    assertEquals(2, exponent(n -> 0.5 + n * n * 1e-6), 0.05);
    assertEquals(3, exponent(n -> 0.02 + Math.pow(n * 1e-3, 3)), 0.05);
    assertEquals(1.1, exponent(n -> 0.02 + n * Math.log(n) * 1e-4), 0.1);
  }

  @Test
  void whatHardlyGrowsHasNone() {
    assertEquals(0, exponent(_ -> 0.2));
    assertEquals(0, exponent(n -> 0.2 + n * 1e-6));
    assertEquals(0, Fit.exponent(List.of()));
    assertEquals(0, Fit.exponent(List.of(Point.of(1, 7))));
  }

  @Test
  void theLargestSizesCount() {
    assertTrue(exponent(n -> 0.02 + n * 1e-4 + n * n * 1e-6) > 1.8);
    assertTrue(exponent(n -> 0.02 + n * 1e-2 + n * n * 1e-7) < 1.2);
  }

  @Test
  void noiseIsForgiven() {
    Rng rng = new Seed(3).rng();
    for (int i = 0; i < 200; i++) {
      IntToDoubleFunction noise = _ -> 1 + 0.3 * rng.nextDouble();
      assertEquals(1, exponent(n -> noise.applyAsDouble(n) * (0.03 + n * 0.001)), 0.4, "straight");
      assertEquals(2, exponent(n -> noise.applyAsDouble(n) * (0.03 + n * n * 1e-6)), 0.4, "square");
    }
  }

  @Test
  void exponentialGrowthIsSteeperThanAnyPower() {
    List<Point> points =
        Stream.of(1, 8, 16, 32, 48, 64, 72)
            .map(n -> Point.of(n, 0.02 + Math.pow(2, n / 4.0) * 1e-4))
            .toList();
    assertTrue(Fit.exponent(points) > 6);
  }

  @Test
  void oneClearPointSaysAtLeast() {
    List<Point> points =
        List.of(Point.of(1, 0.02), Point.of(8, 0.02), Point.of(16, 0.03), new Point(32, 25, true));
    assertTrue(Fit.exponent(points) > 9);
  }
}
