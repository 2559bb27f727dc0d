package dev.assay.c.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SwizzlesTest {
  @ParameterizedTest
  @CsvSource({
    "x, 4, '[0]'",
    "wzyx, 4, '[3, 2, 1, 0]'",
    "xxy, 2, '[0, 0, 1]'",
    "bgra, 4, '[2, 1, 0, 3]'",
    "s0, 16, '[0]'",
    "sAf, 16, '[10, 15]'",
    "S10, 2, '[1, 0]'",
    "lo, 4, '[0, 1]'",
    "hi, 8, '[4, 5, 6, 7]'",
    "even, 4, '[0, 2]'",
    "odd, 4, '[1, 3]'",
    "hi, 3, '[2, 3]'",
    "hi, 2, '[1]'"
  })
  void componentsNameLanes(String components, int count, String lanes) {
    assertEquals(lanes, Swizzles.lanes(components, count).map(List::toString).orElse("none"));
  }

  @ParameterizedTest
  @CsvSource({"z, 2", "xg, 4", "s4, 4", "s, 4", "q, 4", "s0g, 16", "lo, 1", "X, 4"})
  void otherNamesAreNoComponents(String text, int count) {
    assertEquals(Optional.empty(), Swizzles.lanes(text, count));
  }

  @Test
  void somethingStoredNeedsEachLaneOnce() {
    assertTrue(Swizzles.areDistinct(List.of(1, 0)));
    assertEquals(false, Swizzles.areDistinct(List.of(1, 0, 1)));
  }
}
