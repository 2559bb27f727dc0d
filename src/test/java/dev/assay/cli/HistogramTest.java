package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class HistogramTest {
  private final Histogram histogram = new Histogram(List.of(0, 1, 2, 4, 8));

  @Test
  void everyNumberIsInOneRange() {
    assertEquals(
        List.of(
            "          0      1  16.7 %  ####################",
            "          1      0   0.0 %",
            "        2-3      2  33.3 %  ########################################",
            "        4-7      1  16.7 %  ####################",
            "         8+      2  33.3 %  ########################################"),
        histogram.lines(List.of(0, 2, 3, 4, 8, 900)));
  }

  @Test
  void rangesAboveAllNumbersAreLeftOut() {
    assertEquals(1, histogram.lines(List.of(0, 0)).size());
    assertEquals(List.of(), histogram.lines(List.of()));
  }
}
