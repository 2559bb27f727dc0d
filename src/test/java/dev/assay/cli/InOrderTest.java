package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class InOrderTest {
  @Test
  void resultsComeInTheOrderOfTheThings() {
    List<Integer> things = IntStream.range(0, 500).boxed().toList();
    List<Integer> seen = new ArrayList<>();
    InOrder.forEach(things, 8, i -> i * 2, (thing, result) -> seen.add(result - thing));
    assertEquals(things, seen);
  }

  @Test
  void jobsRunAtOnce() {
    var bothStarted = new CountDownLatch(2);
    List<Boolean> met = new ArrayList<>();
    InOrder.forEach(List.of(1, 2), 2, _ -> meets(bothStarted), (_, result) -> met.add(result));
    assertEquals(List.of(true, true), met);
  }

  @Test
  void deepRecursionFits() {
    InOrder.forEach(List.of(1_000_000), 1, InOrderTest::depth, (n, d) -> assertEquals(n, d));
    assertTrue(depth(10) == 10);
  }

  private static int depth(int n) {
    return n == 0 ? 0 : 1 + depth(n - 1);
  }

  private static boolean meets(CountDownLatch latch) {
    latch.countDown();
    try {
      latch.await();
      return true;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
