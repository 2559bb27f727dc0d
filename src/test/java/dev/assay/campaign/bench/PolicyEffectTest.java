package dev.assay.campaign.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.feedback.Feedback;
import dev.assay.compile.process.ProcessLimits;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class PolicyEffectTest {
  private final SetSizes small = Sets.ofLines(10, 10, 10, 10);

  @Test
  void moreForTheSameSourceIsHigher() {
    PolicyEffect effect = effect(small, counts(20, 21, 19, 22), small, counts(10, 9, 11, 10));
    PolicyEffect.Row row = effect.rows().getFirst();
    assertEquals(PolicyEffect.Direction.HIGHER, row.direction());
    assertEquals(82, row.with());
    assertEquals(40, row.without());
    assertEquals(82.0 / 40, row.ratio(), 1e-9);
    assertEquals(82.0 / 40, effect.geometricMeanRatio(), 1e-9);
    assertEquals(List.of(row), effect.mostDifferent(PolicyEffect.Direction.HIGHER, 5));
    assertEquals(List.of(), effect.mostDifferent(PolicyEffect.Direction.LOWER, 5));
  }

  @Test
  void twiceAsMuchInProgramsTwiceAsLargeIsComparable() {
    SetSizes large = Sets.ofLines(20, 20, 20, 20);
    PolicyEffect effect = effect(large, counts(20, 22, 18, 20), small, counts(10, 9, 11, 10));
    assertEquals(PolicyEffect.Direction.COMPARABLE, effect.rows().getFirst().direction());
    assertEquals(1.0, effect.geometricMeanRatio(), 1e-9);
  }

  @Test
  void whatOneProgramAloneReachesIsChance() {
    PolicyEffect effect = effect(small, counts(0, 50, 0, 0), small, counts(0, 0, 0, 0));
    assertEquals(PolicyEffect.Direction.COMPARABLE, effect.rows().getFirst().direction());
    assertEquals(0, effect.number(PolicyEffect.Direction.HIGHER));
  }

  @Test
  void programsThatWereNotCompiledAreLeftOut() {
    List<Optional<Feedback>> holed =
        List.of(counts(5).getFirst(), Optional.empty(), counts(5).getFirst(), Optional.empty());
    PolicyEffect effect = effect(small, holed, small, counts(5, 5, 5, 5));
    assertEquals(1.0, effect.rows().getFirst().ratio(), 1e-9);
  }

  private static PolicyEffect effect(
      SetSizes withSet,
      List<Optional<Feedback>> with,
      SetSizes withoutSet,
      List<Optional<Feedback>> without) {
    return PolicyEffect.of(withSet, of(with), withoutSet, of(without));
  }

  private static SetMeasurement.CountersOf of(List<Optional<Feedback>> programs) {
    var compiler =
        new Compiler(
            "gcc",
            Family.GCC,
            List.of("gcc"),
            "gcc",
            "",
            DataModel.LP64,
            true,
            List.of("-O2"),
            List.of(),
            Map.of(),
            ProcessLimits.COMPILER,
            Capabilities.NONE);
    return new SetMeasurement.CountersOf(Configuration.plain(compiler, "-O2"), programs);
  }

  private static List<Optional<Feedback>> counts(long... counts) {
    return LongStream.of(counts)
        .mapToObj(count -> Optional.of(Feedback.of(Map.of("dce: deleted", count))))
        .toList();
  }
}
