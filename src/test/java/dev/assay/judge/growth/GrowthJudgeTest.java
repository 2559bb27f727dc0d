package dev.assay.judge.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.compile.Compiler;
import dev.assay.compile.Configuration;
import dev.assay.judge.Cases;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GrowthJudgeTest {
  private static final GrowthJudge JUDGE = new GrowthJudge(Thresholds.FINDING);

  private static double line(int n) {
    return 0.02 + n * 2e-4;
  }

  private static double square(int n) {
    return 0.02 + n * n * 4e-6;
  }

  private static Series series(Compiler compiler, String level, IntToDoubleFunction seconds) {
    return Series.of(
        Configuration.plain(compiler, level),
        IntStream.concat(IntStream.of(1), IntStream.rangeClosed(3, 10).map(i -> 1 << i))
            .mapToObj(n -> Point.of(n, seconds.applyAsDouble(n)))
            .toList());
  }

  private static List<String> found(Series... series) {
    return JUDGE.steep(List.of(series)).stream().map(s -> s.configuration().toString()).toList();
  }

  @Test
  void aSquareBesideStraightLinesStandsOut() {
    List<Steep> steep =
        JUDGE.steep(
            List.of(
                series(Cases.GCC, "-O0", GrowthJudgeTest::line),
                series(Cases.GCC, "-O2", GrowthJudgeTest::square),
                series(Cases.CLANG, "-O0", GrowthJudgeTest::line),
                series(Cases.CLANG, "-O2", GrowthJudgeTest::line)));
    assertEquals(1, steep.size());
    Steep found = steep.getFirst();
    assertEquals("gcc-12 -O2", found.configuration().toString());
    assertEquals(2, found.exponent(), 0.1);
    assertEquals(1, found.usual(), 0.1);
    assertEquals(List.of(Configuration.plain(Cases.CLANG, "-O2")), found.others());
    assertEquals(512, found.shown());
    assertEquals(1024, found.last().factor());
  }

  @Test
  void whatAllCompilersTakeIsInTheProgram() {
    assertEquals(
        List.of(),
        found(
            series(Cases.GCC, "-O0", GrowthJudgeTest::line),
            series(Cases.GCC, "-O2", GrowthJudgeTest::square),
            series(Cases.CLANG, "-O0", GrowthJudgeTest::line),
            series(Cases.CLANG, "-O2", n -> square(n) / 2)));
    assertEquals(
        List.of(),
        found(
            series(Cases.GCC, "-O2", n -> Math.pow(2, n / 100.0) / 50),
            series(Cases.CLANG, "-O2", n -> Math.pow(2, n / 100.0) / 50)));
  }

  @Test
  void anotherReleaseWithTheSameBugDoesNotHideIt() {
    assertEquals(
        List.of("gcc-12 -O2", "gcc-11 -O2"),
        found(
            series(Cases.GCC, "-O2", GrowthJudgeTest::square),
            series(Cases.OLD_GCC, "-O2", GrowthJudgeTest::square),
            series(Cases.CLANG, "-O2", GrowthJudgeTest::line)));
  }

  @Test
  void slowIsNotSteep() {
    assertEquals(
        List.of(),
        found(
            series(Cases.GCC, "-O2", n -> 40 * line(n)),
            series(Cases.CLANG, "-O2", GrowthJudgeTest::line)));
  }

  @Test
  void steepButSoonDoneIsNoBug() {
    assertEquals(
        List.of(),
        found(
            series(Cases.GCC, "-O2", n -> square(n) / 5),
            series(Cases.CLANG, "-O2", GrowthJudgeTest::line)));
  }

  @Test
  void withoutOtherKindsOfCompilersTheLevelsCount() {
    assertEquals(
        List.of("gcc-12 -O3"),
        found(
            series(Cases.GCC, "-O0", GrowthJudgeTest::line),
            series(Cases.GCC, "-O2", GrowthJudgeTest::line),
            series(Cases.GCC, "-O3", GrowthJudgeTest::square)));
    assertEquals(List.of(), found(series(Cases.GCC, "-O3", GrowthJudgeTest::square)));
  }

  @Test
  void oneThatWasStoppedTookAtLeastThat() {
    Series hung =
        Series.of(
            Configuration.plain(Cases.GCC, "-O2"),
            List.of(Point.of(1, 0.02), Point.of(8, 0.03), new Point(16, 25, true)));
    assertEquals(
        List.of("gcc-12 -O2"), found(hung, series(Cases.CLANG, "-O2", GrowthJudgeTest::line)));
    Series alsoHung =
        Series.of(
            Configuration.plain(Cases.CLANG, "-O2"),
            List.of(Point.of(1, 0.02), Point.of(8, 0.03), new Point(16, 25, true)));
    assertEquals(List.of(), found(hung, alsoHung));
  }

  @Test
  void onlySizesThatBothHaveAreCompared() {
    Series shorter =
        Series.of(
            Configuration.plain(Cases.CLANG, "-O2"), List.of(Point.of(1, 0.02), Point.of(8, 0.02)));
    assertEquals(List.of(), found(series(Cases.GCC, "-O2", GrowthJudgeTest::square), shorter));
  }

  @Test
  void ofTwoMeasurementsTheShorterCounts() {
    Series twice =
        Series.of(
            Configuration.plain(Cases.GCC, "-O2"),
            List.of(Point.of(8, 0.5), Point.of(1, 0.1), Point.of(8, 0.3)));
    assertEquals(List.of(Point.of(1, 0.1), Point.of(8, 0.3)), twice.points());
  }
}
