package dev.assay.mutate.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.interpret.Limits;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.preserving.PreservingMutators;
import dev.assay.random.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class WalkTest {
  private static final int STEPS = 8;

  private static final VariantMaker MAKER = new VariantMaker(Mix.of(PreservingMutators.all()), 0.3);

  private static final Base BASE =
      assertInstanceOf(
              Base.Read.Fine.class,
              Base.of(
                  MutationBench.parse(
                      """
                      int g = 3;
                      int main(void) {
                        int sum = 0;
                        for (int i = 0; i < 5; i++) {
                          if (i == 7) { sum = 100; g = sum; }
                          sum += i ^ g;
                        }
                        printf("%d\\n", sum);
                        return 0;
                      }
                      """),
                  Limits.DEFAULT.withFuel(1_000_000)))
          .base();

  private static Walk walk(double eagerness) {
    return new Walk(MAKER, BASE, new Seed(5), new MarkovChain(eagerness));
  }

  private static List<List<Round>> proposals(Walk walk) {
    var all = new ArrayList<List<Round>>();
    for (int step = 0; step < STEPS; step++) {
      all.add(walk.proposal(step));
    }
    return all;
  }

  @Test
  void whoSeeksNothingGoesEverywhere() {
    List<List<Round>> all = proposals(walk(0));
    for (int step = 0; step < STEPS; step++) {
      assertEquals(step + 1, all.get(step).size());
      assertEquals(all.getLast().subList(0, step + 1), all.get(step));
    }
  }

  @Test
  void whoSeeksDistanceAtAnyPriceStaysWhereItIsFar() {
    Walk walk = walk(1e9);
    double far = 0;
    for (int step = 0; step < STEPS; step++) {
      List<Round> path = walk.proposal(step);
      List<Round> before = path.subList(0, path.size() - 1);
      Base at = Chain.make(MAKER, BASE, before).map(Chain.Link::base).orElse(BASE);
      double distance = Distance.between(at.program(), BASE.program());
      assertTrue(distance >= far, "step " + step + " stands nearer than before");
      far = distance;
    }
    assertTrue(far > 0.2, "it got to " + far);
  }

  @Test
  void whatHasGrownTooLongIsNoPlaceToStand() {
    int length = BASE.text().length();
    var growth = new Growth(0, 3);
    var walk = new Walk(MAKER, BASE, new Seed(5), new MarkovChain(0), growth);
    int longest = 0;
    for (List<Round> path : proposals(walk)) {
      Base at =
          Chain.make(MAKER, BASE, path.subList(0, path.size() - 1))
              .map(Chain.Link::base)
              .orElse(BASE);
      longest = Math.max(longest, at.text().length());
    }
    assertTrue(longest <= 3 * length, longest + " of " + length);
    assertTrue(longest > length, "it stayed where it was");
    assertTrue(proposals(walk(0)).getLast().size() > proposals(walk).getLast().size());
  }

  @Test
  void stepsAreTheSameInAnyOrder() {
    Walk backwards = walk(7);
    var all = new ArrayList<List<Round>>();
    for (int step = STEPS - 1; step >= 0; step--) {
      all.addFirst(backwards.proposal(step));
    }
    assertEquals(proposals(walk(7)), all);
  }
}
