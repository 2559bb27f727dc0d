package dev.assay.campaign.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class SetSizesTest {
  private final SetSizes set = Sets.ofLines(1, 200, 9, 30);

  @Test
  void ratesAreByCpuTime() {
    assertEquals(8.0, set.programsPerSecond(), 1e-9);
    assertEquals(4.8, set.kilobytesPerSecond(), 1e-9);
  }

  @Test
  void linesAreCountedByProgram() {
    assertEquals(60.0, set.meanLines(), 1e-9);
    assertEquals(30, set.medianLines());
  }

  @Test
  void anAmountIsReachedByTheFirstPrograms() {
    assertEquals(1, set.reaching(10));
    assertEquals(2, set.reaching(11));
    assertEquals(3, set.reaching(2100));
    assertEquals(4, set.reaching(1_000_000));
  }

  @Test
  void twoSetsOfOneGeneratorAreOne() {
    SetSizes both = set.plus(Sets.ofLines(7));
    assertEquals(2470, both.bytes());
    assertEquals(5.0, both.programsPerSecond(), 1e-9);
    assertEquals(9, both.medianLines());
  }
}
