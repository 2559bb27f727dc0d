package dev.assay.random;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RngTest {
  @Test
  void numbersAreFixedForever() {
    Rng rng = new Seed(42).rng();
    assertEquals(0xd0764d4f4476689fL, rng.nextLong());
    assertEquals(0x519e4174576f3791L, rng.nextLong());
    assertEquals(0xfbe07cfb0c24ed8cL, rng.nextLong());
    assertEquals(0x53175d61490b23dfL, new Seed(0).rng().nextLong());
  }

  @Test
  void boundedNumbersAreFixedForever() {
    Rng rng = new Seed(42).rng();
    assertArrayEquals(
        new int[] {1, 3, 0, 4, 1, 5, 8, 0, 5, 8, 4, 9},
        IntStream.range(0, 12).map(_ -> rng.nextInt(10)).toArray());
  }

  @Test
  void forksDoNotDependOnDraws() {
    Rng drawn = new Seed(7).rng();
    drawn.nextLong();
    assertEquals(new Seed(7).rng().fork("x").nextLong(), drawn.fork("x").nextLong());
    assertEquals(new Seed(7).rng().fork(3).nextLong(), drawn.fork(3).nextLong());
  }

  @Test
  void staysBelowItsBound() {
    Rng bounds = new Seed(6).rng();
    for (int seed = 0; seed < 1000; seed++) {
      long bound = Math.max(1, bounds.nextLong() >>> 1 + bounds.nextInt(63));
      long value = new Seed(seed).rng().nextLong(bound);
      assertTrue(value >= 0 && value < bound, () -> value + " of " + bound);
    }
  }

  @Test
  void staysBetween() {
    Rng bounds = new Seed(7).rng();
    for (int seed = 0; seed < 1000; seed++) {
      int a = (int) bounds.nextLong() >> bounds.nextInt(32);
      int b = (int) bounds.nextLong() >> bounds.nextInt(32);
      int value = new Seed(seed).rng().between(Math.min(a, b), Math.max(a, b));
      assertTrue(value >= Math.min(a, b) && value <= Math.max(a, b), () -> a + " to " + b);
    }
  }

  @Test
  void refusesEmptyRanges() {
    assertThrows(IllegalArgumentException.class, () -> new Seed(1).rng().nextInt(0));
    assertThrows(IllegalArgumentException.class, () -> new Seed(1).rng().pick(List.of()));
  }

  @Test
  void smallBoundsAreFair() {
    Rng rng = new Seed(1).rng();
    assertFair(7, 70_000, () -> rng.nextInt(7));
    assertFair(2, 20_000, () -> rng.nextBoolean() ? 1 : 0);
    assertFair(5, 50_000, () -> (int) (rng.nextDouble() * 5));
  }

  @Test
  void largeBoundsAreFair() {
    // A plain remainder of 64 bits by 3 * 2^61 would give the lower third twice the upper ones.
    Rng rng = new Seed(2).rng();
    assertFair(3, 30_000, () -> (int) (rng.nextLong(3L << 61) >>> 61));
  }

  @Test
  void chanceIsAsSaid() {
    Rng rng = new Seed(3).rng();
    long hits = IntStream.range(0, 100_000).filter(_ -> rng.chance(3, 10)).count();
    assertEquals(30_000.0, (double) hits, 700.0);
  }

  @Test
  void weightsAreHeeded() {
    Rng rng = new Seed(4).rng();
    Map<String, Integer> weights = Map.of("never", 0, "one", 1, "three", 3);
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < 40_000; i++) {
      counts.merge(rng.pick(List.of("never", "one", "three"), weights::get), 1, Integer::sum);
    }
    assertEquals(null, counts.get("never"));
    assertEquals(10_000, counts.get("one"), 500);
    assertEquals(30_000, counts.get("three"), 500);
  }

  @Test
  void everyOrderIsAsLikely() {
    Rng rng = new Seed(5).rng();
    List<List<Integer>> orders =
        List.of(
            List.of(1, 2, 3),
            List.of(1, 3, 2),
            List.of(2, 1, 3),
            List.of(2, 3, 1),
            List.of(3, 1, 2),
            List.of(3, 2, 1));
    assertFair(6, 60_000, () -> orders.indexOf(rng.shuffled(List.of(1, 2, 3))));
  }

  /** Each of the values comes within five standard deviations of its share. */
  private static void assertFair(int values, int draws, IntSupplier source) {
    int[] counts = new int[values];
    for (int i = 0; i < draws; i++) {
      counts[source.getAsInt()]++;
    }
    double share = (double) draws / values;
    double deviation = Math.sqrt(share * (1 - 1.0 / values));
    for (int count : counts) {
      assertEquals(share, count, 5 * deviation, () -> Arrays.toString(counts));
    }
  }
}
