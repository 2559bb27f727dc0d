package dev.assay.compile.feedback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class FeaturesTest {
  private static final Configuration O2 =
      Configuration.plain(Programs.compiler("gcc-12", Family.GCC), "-O2");
  private static final Configuration O3 =
      Configuration.plain(Programs.compiler("gcc-12", Family.GCC), "-O3");

  @Test
  void countsOfOneMagnitudeAreOneFeature() {
    assertEquals(of(4), of(7));
    assertNotEquals(of(7), of(8));
    assertNotEquals(of(1), of(2));
    assertEquals(Features.NONE, of(0));
  }

  @Test
  void theSameCounterOfAnotherConfigurationIsAnotherFeature() {
    Feedback feedback = Feedback.of(Map.of("s/a", 1L));
    assertNotEquals(Features.of(feedback, O2), Features.of(feedback, O3));
  }

  @Test
  void aFeatureSaysInWordsWhatItIs() {
    List<Feature> features = Feature.of(Feedback.of(Map.of("s/a", 5L, "s/b", 1L)), O2);
    assertEquals(
        List.of("gcc-12 -O2 s/a, 4 to 7 times", "gcc-12 -O2 s/b, once"),
        features.stream().map(Feature::toString).toList());
  }

  /** The number is written here, since stored sets must mean the same in later releases. */
  @Test
  void hashesStayAsTheyAre() {
    assertEquals(317645120964882328L, new Feature("gcc-12 -O2", "s/a", 2).hash());
  }

  @Test
  void setsAreUnitedAndTakenFromEachOther() {
    Features both = Features.of(Feedback.of(Map.of("s/a", 5L, "s/b", 1L)), O2);
    Features one = Features.of(Feedback.of(Map.of("s/a", 5L)), O2);
    Features other = both.minus(one);
    assertEquals(2, both.size());
    assertEquals(1, other.size());
    assertTrue(other.contains(new Feature("gcc-12 -O2", "s/b", 0)));
    assertFalse(other.contains(new Feature("gcc-12 -O2", "s/a", 2)));
    assertEquals(both, one.union(other));
    assertEquals(both, both.union(one));
    assertEquals(Features.NONE, one.minus(both));
  }

  @Test
  void aUnionHasEachFeatureOnce() {
    var features = IntStream.range(0, 60).mapToObj(i -> new Feature("c", "n" + i, i % 3)).toList();
    Features first = Features.of(features.subList(0, 40));
    Features last = Features.of(features.subList(20, 60));
    assertEquals(Features.of(features), first.union(last));
    assertEquals(Features.of(features), last.union(first));
    assertEquals(first, first.union(Features.NONE));
    assertEquals(first, Features.NONE.union(first));
  }

  @Test
  void aSetIsReadBackFromItsText() {
    Features both = Features.of(Feedback.of(Map.of("s/a", 5L, "s/b", 1L)), O2);
    assertEquals(Optional.of(both), Features.parse(both.toString()));
    assertEquals(22, both.toString().length());
    assertEquals(Optional.of(Features.NONE), Features.parse(""));
  }

  @Test
  void otherTextsAreNoSets() {
    assertEquals(Optional.empty(), Features.parse("no set"));
    assertEquals(Optional.empty(), Features.parse("AAAA"));
  }

  private static Features of(long count) {
    return Features.of(Feedback.of(Map.of("s/a", count)), O2);
  }
}
