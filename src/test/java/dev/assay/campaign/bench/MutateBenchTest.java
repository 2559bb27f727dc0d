package dev.assay.campaign.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Standard;
import dev.assay.campaign.RealGcc;
import dev.assay.campaign.source.Bases;
import dev.assay.compile.Configuration;
import dev.assay.compile.process.NativeProcessRunner;
import dev.assay.interpret.Limits;
import dev.assay.mutate.MutationBench;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.mutate.preserving.Fcb;
import dev.assay.mutate.preserving.Orion;
import dev.assay.mutate.variant.Base;
import dev.assay.mutate.variant.Mix;
import dev.assay.mutate.variant.VariantMaker;
import dev.assay.random.Seed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class MutateBenchTest {
  private static final int VARIANTS = 6;

  private static final String PROGRAM =
      """
      int g = 3;
      int main(void) {
        int sum = 0;
        for (int i = 0; i < 5; i++)
          sum += i ^ g;
        printf("%d\\n", sum);
        return 0;
      }
      """;

  private static Bases.Found.Ready ready() {
    Base base =
        assertInstanceOf(
                Base.Read.Fine.class,
                Base.of(MutationBench.parse(PROGRAM), Limits.DEFAULT.withFuel(1_000_000)))
            .base();
    var test =
        TestCase.of(
            new Origin("test", new Seed(0), ""),
            Standard.DEFAULT,
            List.of(new SourceFile("test.c", base.text())),
            List.of());
    return new Bases.Found.Ready(test, base, Duration.ZERO);
  }

  @Test
  void variantsAreCountedAndCompiledBesideTheirPrograms() {
    try (var runner = NativeProcessRunner.detect(System.getenv())) {
      var bench = new MutateBench(List.of(ready()), VARIANTS, runner, runner::scratch);
      MutateBench.Result result =
          bench.measure(
              new VariantMaker(Mix.of(List.of(new Fcb())), 0.9),
              Optional.of(Configuration.plain(RealGcc.compiler(), "-O0")));
      assertTrue(result.medianToBuild().orElseThrow() > 0, result.toBuild()::toString);
      assertEquals(VARIANTS, result.variants().getFirst().size());
      assertTrue(result.meanMutations() >= 1, "" + result.meanMutations());
      assertEquals(List.of(), result.defects());
      assertEquals(1, result.cost().size());
      List<Integer> gained =
          bench.gained(
              result,
              1,
              List.of(1, VARIANTS),
              List.of(Configuration.plain(RealGcc.compiler(), "-O2")));
      assertTrue(gained.getLast() > 0, gained::toString);
      assertTrue(gained.getFirst() <= gained.getLast(), gained::toString);
    }
  }

  /** Of times that are made up: what few variants take may be less than the machine can tell. */
  @Test
  void theMedianCostIsThatOfTheProgramInTheMiddle() {
    List<Duration> costs = Stream.of(90L, 1L, 7L).map(Duration::ofMillis).toList();
    assertEquals(Duration.ofMillis(7), of(costs, List.of()).medianCost());
    assertEquals(Duration.ZERO, of(List.of(), List.of()).medianCost());
    assertEquals(0, of(List.of(), List.of()).translation());
    assertEquals(Optional.of(0.5), of(costs, List.of(2.0, 0.25, 0.5)).medianToBuild());
  }

  private static MutateBench.Result of(List<Duration> costs, List<Double> toBuild) {
    return new MutateBench.Result(costs, costs, toBuild, List.of());
  }

  @Test
  void whatTheVirtualMachineTranslatesIsToldApart() {
    List<Duration> costs = Stream.of(40L, 20L, 60L).map(Duration::ofMillis).toList();
    List<Duration> warm = Stream.of(30L, 20L, 10L).map(Duration::ofMillis).toList();
    var result = new MutateBench.Result(costs, warm, List.of(), List.of());
    assertEquals(Duration.ofMillis(40), result.medianCost());
    assertEquals(Duration.ofMillis(20), result.medianWarm());
    assertEquals(0.5, result.translation());
  }

  @Test
  void whereNothingCanBeDoneThereIsNothing() {
    try (var runner = NativeProcessRunner.detect(System.getenv())) {
      var bench = new MutateBench(List.of(ready()), VARIANTS, runner, runner::scratch);
      MutateBench.Result result =
          bench.measure(new VariantMaker(Mix.of(List.of(new Orion())), 0.9), Optional.empty());
      assertEquals(Optional.empty(), result.medianToBuild());
      assertEquals(List.of(List.of()), result.variants());
      assertEquals(0, result.meanMutations());
    }
  }
}
