package dev.assay.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.VariantSource;
import dev.assay.random.Seed;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class RotaTest {
  private static Rota rota(List<Integer> weights, long seed) {
    return Rota.draw(weights, new Seed(seed).rng());
  }

  @Test
  void slotsAreSharedOutAsTheWeightsSay() {
    for (long seed = 0; seed < 100; seed++) {
      Rota rota = rota(List.of(400, 300, 250, 50), seed);
      assertEquals(4, Collections.frequency(rota.slots(), 0));
      assertEquals(3, Collections.frequency(rota.slots(), 1));
      int third = Collections.frequency(rota.slots(), 2);
      assertTrue(third == 2 || third == 3, rota.toString());
    }
  }

  @Test
  void whoHasLittleHasItsTurnInTheEnd() {
    var slots = new HashMap<Integer, Integer>();
    for (long seed = 0; seed < 1000; seed++) {
      rota(List.of(98, 2), seed).slots().forEach(source -> slots.merge(source, 1, Integer::sum));
    }
    int few = slots.get(1);
    assertTrue(few > 150 && few < 250, few + " of 10000, 200 are due");
  }

  @Test
  void aSlotHasRoomForAProgramAndItsVariants() {
    int family = VariantSource.DEFAULT_VARIANTS + 1;
    Rota rota = rota(List.of(2, 1, 1), 5);
    Set<Long> turns = new HashSet<>();
    Map<Long, Integer> families = new HashMap<>();
    for (long trial = 3L * Experience.BATCH; trial < 4L * Experience.BATCH; trial++) {
      long turn = Rota.turn(trial);
      assertEquals(3, turn / Experience.BATCH, "what is known then is the same");
      turns.add(turn);
      int source = rota.source(trial);
      assertEquals(source, families.computeIfAbsent(turn / family, _ -> source));
    }
    assertEquals(Experience.BATCH, turns.size());
    assertEquals(Rota.SLOTS, families.size());
  }

  @Test
  void sourcesTakeTurnsFromTheFirstTrialOn() {
    Rota rota = rota(List.of(1, 1, 1, 1, 1), 9);
    Set<Integer> first = new HashSet<>();
    for (long trial = 0; trial < Rota.SLOTS; trial++) {
      first.add(rota.source(trial));
      assertEquals(0, Rota.turn(trial) % (VariantSource.DEFAULT_VARIANTS + 1), "programs first");
    }
    assertEquals(Set.of(0, 1, 2, 3, 4), first);
  }
}
