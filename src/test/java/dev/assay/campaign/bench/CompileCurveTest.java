package dev.assay.campaign.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.campaign.bench.CompileCurve.Step;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.process.ProcessLimits;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class CompileCurveTest {
  private static final Configuration GCC =
      Configuration.plain(
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
              Capabilities.NONE),
          "-O2");

  private final CompileCurve curve =
      new CompileCurve(
          GCC,
          List.of(step(100, 1, 2, 3), step(50), step(200, 3, 4), step(10, 4), step(40, 5, 6, 7)));

  @Test
  void timeIsUsedByProgramsThatWereNotCompiledToo() {
    assertEquals(Duration.ofMillis(400), curve.total());
    assertEquals(1, curve.within(Duration.ofMillis(149)));
    assertEquals(2, curve.within(Duration.ofMillis(150)));
  }

  @Test
  void aProgramCountsWhenItIsDone() {
    assertEquals(0, curve.features(Duration.ofMillis(99)));
    assertEquals(3, curve.features(Duration.ofMillis(100)));
    assertEquals(3, curve.features(Duration.ofMillis(349)));
    assertEquals(4, curve.features(Duration.ofMillis(350)));
  }

  @Test
  void allProgramsAreDoneInTheTimeOfAll() {
    assertEquals(5, curve.within(curve.total()));
    assertEquals(7, curve.features(curve.total()));
    assertEquals(7, curve.features(Duration.ofHours(1)));
  }

  @Test
  void noProgramReachesNothing() {
    var none = new CompileCurve(GCC, List.of());
    assertEquals(Duration.ZERO, none.total());
    assertEquals(0, none.features(none.total()));
  }

  private static Step step(long milliseconds, long... features) {
    return new Step(Features.ofHashes(LongStream.of(features)), Duration.ofMillis(milliseconds));
  }
}
