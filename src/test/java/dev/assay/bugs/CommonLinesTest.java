package dev.assay.bugs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class CommonLinesTest {
  @Test
  void linesAreCountedFromBothEnds() {
    assertEquals(
        new CommonLines(1, 2),
        CommonLines.of(List.of("a", "b", "c", "d"), List.of("a", "x", "y", "c", "d")));
  }

  @Test
  void noLineIsCountedTwice() {
    assertEquals(new CommonLines(2, 0), CommonLines.of(List.of("a", "a"), List.of("a", "a", "a")));
    assertEquals(new CommonLines(0, 0), CommonLines.of(List.of(), List.of("a")));
  }
}
