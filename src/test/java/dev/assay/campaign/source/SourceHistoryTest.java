package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.feedback.Features;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Signature;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class SourceHistoryTest {
  private final Map<String, Long> counters = new HashMap<>();

  private static Finding finding(BugClass kind, String key) {
    return new Finding(new Signature(kind, "gcc", key), "", List.of(), true, "interpreter");
  }

  private void count(Map<String, Long> more) {
    more.forEach((name, value) -> counters.merge(name, value, Long::sum));
  }

  private void trials(long batch, String source, int count) {
    for (int i = 0; i < count; i++) {
      count(SourceCounters.trial(batch, source, List.of()));
    }
  }

  private void found(long batch, String source, BugClass kind, String key) {
    count(SourceCounters.trial(batch, source, List.of(finding(kind, key))));
  }

  private void measured(long batch, String source, long... features) {
    count(SourceCounters.measured(batch, source, Features.ofHashes(LongStream.of(features))));
  }

  private SourceYield known(String source, long batch) {
    return SourceHistory.of(counters).before(batch).of(source);
  }

  @Test
  void nothingIsChangedBeforeAnythingIsKnown() {
    assertEquals(300, SourceYields.NONE.weight("exact", 3));
    trials(0, "exact", 50);
    trials(0, "greybox", 60);
    assertEquals(1.0, known("exact", 1).factor(), "nobody found anything");
    assertEquals(50, known("exact", 1).trials());
    assertEquals(SourceYield.NONE, known("exact", 0), "the batch itself is not known in it");
    assertEquals(SourceYield.NONE, known("another", 1));
  }

  @Test
  void whoFindsMoreThanItsTrialsAreDueGetsMoreAndTheOthersLess() {
    trials(0, "exact", 54);
    trials(0, "greybox", 55);
    found(0, "exact", BugClass.WRONG_OUTPUT, "prints");
    SourceYield exact = known("exact", 1);
    assertEquals(20, exact.points());
    assertEquals(10, exact.duePoints(), 1e-9, "half of the trials");
    assertEquals(40.0 / 30, exact.findings(), 1e-9);
    assertEquals(1.0, exact.optimisations());
    assertEquals((2 * 40.0 / 30 + 1) / 3, exact.factor(), 1e-9);
    assertTrue(known("greybox", 1).factor() < 1);
    assertEquals(1, exact.bugs());
  }

  @Test
  void wrongOutputCountsMoreThanACrash() {
    trials(0, "a", 10);
    trials(0, "b", 10);
    found(0, "a", BugClass.WRONG_OUTPUT, "prints");
    found(0, "b", BugClass.CRASH, "ice");
    assertTrue(known("a", 1).factor() > known("b", 1).factor());
  }

  @Test
  void aBugThatIsFoundAgainAndAgainStarvesNobody() {
    for (long batch = 0; batch < 10; batch++) {
      for (int i = 0; i < 50; i++) {
        found(batch, "lucky", BugClass.WRONG_OUTPUT, "prints");
      }
      trials(batch, "other", 60);
    }
    SourceYield lucky = known("lucky", 10);
    assertEquals(500, lucky.sightings());
    assertEquals(1, lucky.bugs());
    assertEquals(20 + 9, lucky.points(), "once new, and then once a batch");
    found(9, "other", BugClass.CRASH, "a");
    found(9, "other", BugClass.CRASH, "b");
    found(9, "other", BugClass.CRASH, "c");
    assertTrue(known("other", 10).points() > known("lucky", 10).points());
  }

  @Test
  void aBugIsNewForAllWhoShowItInItsFirstBatchAndForNobodyLater() {
    found(0, "a", BugClass.CRASH, "ice");
    found(0, "b", BugClass.CRASH, "ice");
    found(1, "c", BugClass.CRASH, "ice");
    assertEquals(10, known("a", 2).points());
    assertEquals(10, known("b", 2).points());
    assertEquals(1, known("c", 2).points());
    assertEquals(1, known("c", 2).bugs());
  }

  @Test
  void weightsStayWithinAHalfAndTwice() {
    for (int i = 0; i < 100; i++) {
      found(0, "good", BugClass.WRONG_OUTPUT, "bug " + i);
    }
    trials(0, "bad", 1000);
    assertEquals(2.0, known("good", 1).factor());
    assertEquals(0.5, new SourceYield(9, 0, 0, 0, 9999, 9, 0, 9999).factor());
    SourceYields yields = SourceHistory.of(counters).before(1);
    double weights = yields.weight("good", 1) + yields.weight("bad", 19);
    double share = yields.weight("good", 1) / weights / (1.0 / 20);
    assertTrue(share <= 4 && share > 2, share + " times its share");
    assertTrue(yields.weight("bad", 19) / weights / (19.0 / 20) >= 0.25);
  }

  @Test
  void optimisationsAreNewIfNoEarlierBatchReachedThem() {
    measured(0, "a", 1, 2, 3);
    assertEquals(0, known("a", 1).measured(), "nothing was known then");
    measured(2, "a", 7, 8, 9, 10);
    measured(2, "b", 7);
    measured(2, "b");
    SourceYield a = known("a", 3);
    assertEquals(4, a.gained());
    assertEquals(5.0 / 3, a.dueGain(), 1e-9);
    assertEquals(2, known("b", 3).measured());
    assertTrue(a.factor() > 1 && known("b", 3).factor() < 1);
    var history = SourceHistory.of(counters);
    Features some = Features.ofHashes(LongStream.of(1, 7, 11));
    assertEquals(some, history.unseen(some, 0));
    assertEquals(Features.ofHashes(LongStream.of(7, 11)), history.unseen(some, 1));
    assertEquals(Features.ofHashes(LongStream.of(11)), history.unseen(some, 3));
  }

  @Test
  void whoIsTriedMoreOftenIsNotDueLess() {
    // Both have the same luck, one with many trials when there was much left to find.
    for (long batch = 0; batch < 4; batch++) {
      int times = batch < 2 ? 10 : 1;
      for (int i = 0; i < times; i++) {
        found(batch, "often", BugClass.CRASH, "often " + batch + i);
      }
      found(batch, "seldom", BugClass.CRASH, "seldom " + batch);
    }
    assertEquals(1.0, known("often", 4).factor(), 1e-9);
    assertEquals(1.0, known("seldom", 4).factor(), 1e-9);
  }

  @Test
  void countersTellWhatTheyCountWhateverTheNameOfTheSource() {
    String source = "./my tests+emi@/a b";
    found(3, source, BugClass.SANITIZER, "says so");
    measured(3, source, -1);
    assertEquals(1, known(source, 4).trials());
    assertEquals(1, known(source, 4).sightings());
    assertEquals(1, known(source, 4).gained());
    assertTrue(counters.containsKey("source 3 trials ./my tests+emi@/a b"), counters::toString);
    assertTrue(counters.containsKey("reached 3 ffffffffffffffff"), counters::toString);
    for (String other :
        List.of("builds", "mix 3 fcb used s", "source x trials s", "source 3 y s")) {
      assertEquals(Optional.empty(), SourceCounter.parse(other, 1), other);
    }
  }
}
