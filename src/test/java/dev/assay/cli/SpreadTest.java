package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SpreadTest {
  private final Spread several = new Spread(List.of(12.0, 9.0, 12.0));

  @Test
  void severalRunsHaveAMeanAndARange() {
    assertEquals("11 (9 to 12)", several.text(0));
    assertEquals("11.00 (9.00 to 12.00)", several.text(2));
  }

  @Test
  void aRangeOfNothingIsNotTold() {
    assertEquals("5", new Spread(List.of(5.0)).text(0));
    assertEquals("30", new Spread(List.of(30.0, 30.0)).text(0));
  }

  @Test
  void ratiosAreOfMeans() {
    assertEquals("2.20", several.ratioTo(new Spread(List.of(5.0))));
    assertEquals("", several.ratioTo(new Spread(List.of(0.0))));
  }
}
