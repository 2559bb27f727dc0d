package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.campaign.bench.CompileCurve;
import dev.assay.campaign.bench.CompileCurve.Step;
import dev.assay.campaign.bench.SetMeasurement;
import dev.assay.campaign.bench.SetMeasurement.CountersOf;
import dev.assay.campaign.bench.SetMeasurement.SurvivalOf;
import dev.assay.campaign.bench.SetSizes;
import dev.assay.cli.GenerateBenchResults.Runs;
import dev.assay.compile.Capabilities;
import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.compile.Family;
import dev.assay.compile.feedback.Features;
import dev.assay.compile.feedback.Feedback;
import dev.assay.compile.feedback.SurvivingCode;
import dev.assay.compile.process.ProcessLimits;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The figures of sets that are made up. */
final class GenerateBenchTableTest {
  private static final Compiler GCC =
      new Compiler(
          "gcc-12",
          Family.GCC,
          List.of("gcc-12"),
          "gcc",
          "",
          DataModel.LP64,
          true,
          List.of("-O0", "-O2"),
          List.of(),
          Map.of(),
          ProcessLimits.COMPILER,
          Capabilities.NONE);

  @Test
  void allAreCutAtTheTimeOfTheShortestSet() {
    // Ours take 8 s, Csmith's 4 s.
    String text = text(runs("exact", set(8, 1000, 10)), runs("csmith", set(4, 1000, 5)));
    assertTrue(
        text.contains(
            """
            gcc-12 -O2  features in 1.0 s  features in 2.0 s  features in 4.0 s  counters in 4.0 s  programs in 4.0 s  features to exact  features to csmith
            exact       10                 20                 40                 4                  4                  1.00               2.00
            csmith      5                  10                 20                 4                  4                  0.50               1.00
            """),
        text);
  }

  @Test
  void severalRunsAreCutAtTheSameTimeAndToldByTheirRange() {
    String text =
        text(
            runs("exact", set(4, 1000, 10), set(8, 1000, 20)),
            runs("csmith", set(4, 2000, 5), set(4, 2000, 5)));
    assertTrue(
        text.contains(
            """
            exact       15 (10 to 20)      30 (20 to 40)      60 (40 to 80)      4                  4                  1.00               6.00
            csmith      0                  5                  10                 2                  2                  0.17               1.00
            """),
        text);
    assertTrue(
        text.contains("programs a CPU second                     6.00 (4.00 to 8.00)"), text);
  }

  @Test
  void deadWeightIsOfAllLines() {
    String text = text(runs("exact", set(2, 1000, 10)), runs("csmith", set(2, 1000, 5)));
    assertEquals(
        List.of(
            "gcc-12: dead weight, %                    40.0   40.0    1.00",
            "gcc-12: instructions of a program at -O0  120    120     1.00",
            "gcc-12: instructions of a program at -O2  60     60      1.00"),
        text.lines().filter(line -> line.startsWith("gcc-12: ")).toList());
  }

  @Test
  void theFirstIsComparedWithPeersAndWithExact() {
    String text =
        text(
            runs("exact-no-policies", set(2, 1000, 10)),
            runs("exact", set(2, 1000, 10)),
            runs("csmith", set(2, 1000, 5)));
    assertTrue(
        text.contains("exact-no-policies  exact  csmith  ratio to exact  ratio to csmith"), text);
    String alone = text(runs("exact", set(2, 1000, 10)));
    assertFalse(alone.contains("ratio to"), alone);
  }

  private static String text(Runs... generators) {
    return GenerateBenchTable.text(
        new GenerateBenchResults(List.of(generators), Duration.ofSeconds(5), List.of()));
  }

  private static Runs runs(String generator, SetMeasurement... sets) {
    return new Runs(generator, List.of(sets));
  }

  /** So many programs, each of which takes so long to compile and has features of its own. */
  private static SetMeasurement set(int programs, long milliseconds, int features) {
    var sizes =
        new SetSizes(
            "test",
            Collections.nCopies(programs, new SetSizes.Program(1000, 100)),
            Duration.ofSeconds(1),
            0);
    var code = List.of(new SurvivingCode(90, 100, 100, 200), new SurvivingCode(30, 100, 20, 40));
    Configuration configuration = Configuration.plain(GCC, "-O2");
    return new SetMeasurement(
        sizes,
        List.of(),
        List.of(new SurvivalOf(GCC, code)),
        List.of(
            new CountersOf(
                configuration,
                IntStream.range(0, programs)
                    .mapToObj(i -> Optional.of(Feedback.of(Map.of("counter " + i, 1L))))
                    .toList())),
        List.of(
            new CompileCurve(
                configuration,
                IntStream.range(0, programs)
                    .mapToObj(i -> step(milliseconds, (long) i * features, features))
                    .toList())));
  }

  private static Step step(long milliseconds, long first, int features) {
    return new Step(
        Features.ofHashes(LongStream.range(first, first + features)),
        Duration.ofMillis(milliseconds));
  }
}
