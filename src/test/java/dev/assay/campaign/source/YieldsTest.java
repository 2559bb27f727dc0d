package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.campaign.source.Yields.Yield;
import dev.assay.mutate.preserving.PreservingMutators;
import dev.assay.mutate.variant.Mix;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class YieldsTest {
  private static final List<String> MIX = Mix.of(PreservingMutators.all()).names();

  @Test
  void nothingIsChangedBeforeAnythingIsKnown() {
    assertEquals(Map.of(), Yields.NONE.weights(MIX));
    assertEquals(Map.of(), new Yields(Map.of("fcb", new Yield(90, 19, 9000, 0))).weights(MIX));
  }

  @Test
  void whoYieldsMoreIsTriedMoreAndNobodyIsGivenUp() {
    var yields =
        new Yields(
            Map.of(
                "fcb", new Yield(200, 100, 300_000, 0),
                "tg", new Yield(200, 100, 100_000, 0),
                "tcb", new Yield(200, 100, 0, 0)));
    Map<String, Integer> weights = yields.weights(MIX);
    assertEquals(9, weights.get("fcb"));
    assertEquals(3, weights.get("tg"));
    assertEquals(1, weights.get("tcb"));
    assertEquals(4, weights.get("orion"), "nothing is known of it");
  }

  @Test
  void findingsWeighMoreThanOptimisations() {
    var yields =
        new Yields(
            Map.of("fcb", new Yield(100, 100, 20_000, 0), "tg", new Yield(100, 100, 0, 1000)));
    Map<String, Integer> weights = yields.weights(MIX);
    assertTrue(weights.get("tg") > weights.get("fcb"), weights::toString);
  }

  @Test
  void countersTellWhatTheyCount() {
    List<String> mutations = List.of("fcb", "fcb", "tg");
    Credit credit = YieldCounters.credit(3, "./my tests+emi", mutations, Optional.of(6));
    assertEquals(2, credit.always().get("mix 3 fcb used ./my tests+emi"));
    assertEquals(4000, credit.always().get("mix 3 fcb gained ./my tests+emi"));
    assertEquals(Map.of(), YieldCounters.credit(3, "s", List.of(), Optional.of(6)).always());
    var entries = new ArrayList<YieldCounters.Entry>();
    credit
        .counters(true)
        .forEach((name, value) -> YieldCounters.parse(name, value).ifPresent(entries::add));
    assertTrue(
        entries.stream().allMatch(e -> e.batch() == 3 && e.source().equals("./my tests+emi")));
    Yields sum =
        entries.stream().map(YieldCounters.Entry::yields).reduce(Yields.NONE, Yields::plus);
    assertEquals(
        Map.of("fcb", new Yield(2, 2, 4000, 666), "tg", new Yield(1, 1, 2000, 333)),
        sum.mutators());
    assertEquals(Optional.empty(), YieldCounters.parse("cpu.running.us", 5));
  }
}
