package dev.assay.bugs.bisect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/** The point where a bug comes is found in few builds, and what does not fit is told. */
final class BoundaryTest {
  private final List<Integer> asked = new ArrayList<>();

  @Test
  void everyBoundaryOfEverySizeIsFound() {
    for (int last = 1; last < 60; last++) {
      for (int first = 1; first <= last; first++) {
        int from = first;
        Boundary found = search(last, point -> point >= from).orElseThrow();
        assertEquals(first, found.after());
        assertEquals(first - 1, found.before());
        assertTrue(found.isClear());
      }
    }
  }

  @Test
  void thousandsOfPointsTakeAFewBuilds() {
    assertEquals(4321, search(20_000, point -> point >= 4321).orElseThrow().after());
    assertTrue(asked.size() < 35, asked.size() + " builds");
  }

  @Test
  void whatIsThereFromTheStartHasNoBoundary() {
    assertEquals(Optional.empty(), search(100, _ -> true));
    assertEquals(1, asked.size());
  }

  @Test
  void aBugThatComesAndGoesIsToldAndItsLastComingFound() {
    Boundary found = search(90, point -> (point >= 20 && point < 55) || point >= 80).orElseThrow();
    assertEquals(80, found.after());
    assertFalse(found.isClear());
  }

  @Test
  void whatOtherwiseFailsIsNotTheBug() {
    Boundary found =
        Boundary.search(
                10,
                points ->
                    points.stream()
                        .map(p -> p >= 8 ? Answer.BAD : p >= 4 ? Answer.OTHER : Answer.GOOD)
                        .toList())
            .orElseThrow();
    assertEquals(8, found.after());
    assertTrue(found.isClear());
  }

  private Optional<Boundary> search(int last, IntPredicate bad) {
    return Boundary.search(
        last,
        points -> {
          asked.addAll(points);
          return points.stream().map(p -> bad.test(p) ? Answer.BAD : Answer.GOOD).toList();
        });
  }
}
