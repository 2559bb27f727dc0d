package dev.assay.mutate.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.random.Rng;
import dev.assay.random.Seed;
import org.junit.jupiter.api.Test;

class MarkovChainTest {
  @Test
  void stepsAwayFromTheSeedAreAlwaysTaken() {
    Rng rng = new Seed(1).rng();
    for (int i = 0; i < 100; i++) {
      assertTrue(MarkovChain.DEFAULT.accepts(0.3, 0.3 + i * 0.001, rng));
    }
  }

  @Test
  void stepsBackAreTakenAsOftenAsTheyShould() {
    var chain = new MarkovChain(7);
    Rng rng = new Seed(2).rng();
    int taken = 0;
    for (int i = 0; i < 10_000; i++) {
      taken += chain.accepts(0.5, 0.4, rng) ? 1 : 0;
    }
    assertEquals(Math.exp(-0.7), taken / 10_000.0, 0.02);
  }

  @Test
  void farOnesAreMetMoreOften() {
    var chain = new MarkovChain(2);
    Rng rng = new Seed(3).rng();
    int[] met = new int[3];
    int at = 0;
    for (int i = 0; i < 30_000; i++) {
      at = chain.next(at, rng.nextInt(3), place -> place * 0.5, rng);
      met[at]++;
    }
    assertEquals(Math.E, met[1] / (double) met[0], 0.35);
    assertEquals(Math.E, met[2] / (double) met[1], 0.35);
  }

  @Test
  void eagernessIsNotNegative() {
    assertThrows(IllegalArgumentException.class, () -> new MarkovChain(-1));
  }
}
