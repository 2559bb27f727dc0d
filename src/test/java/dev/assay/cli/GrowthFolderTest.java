package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.campaign.growth.GrowthFinding;
import dev.assay.compile.Configuration;
import dev.assay.judge.Cases;
import dev.assay.judge.growth.Blame;
import dev.assay.judge.growth.GrowthJudge;
import dev.assay.judge.growth.Point;
import dev.assay.judge.growth.Series;
import dev.assay.judge.growth.Thresholds;
import dev.assay.mutate.scaling.Scalable;
import dev.assay.mutate.scaling.Scalings;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written of a compiler whose time grows far more. */
final class GrowthFolderTest {
  private static final Series GCC =
      series("-O2", Point.of(1, 0.02), Point.of(8, 0.30), new Point(16, 25, true));

  private static final Series CLANG =
      Series.of(
          Configuration.plain(Cases.CLANG, "-O2"),
          List.of(Point.of(1, 0.02), Point.of(8, 0.03), Point.of(16, 0.04)));

  @TempDir private Path folder;

  private static Series series(String level, Point... points) {
    return Series.of(Configuration.plain(Cases.GCC, level), List.of(points));
  }

  private static GrowthFinding finding() {
    Program program =
        Parser.parse(
                SourceText.of("test.c", "int x; void f(int a) { x += a; }"),
                DataModel.LP64,
                Standard.DEFAULT)
            .program();
    var named = (Scalings.Named.Found) Scalings.named(List.of("repeat-statement"));
    Scalable scalable = Scalable.drawn(program, named.scalings(), new Seed(1).rng()).orElseThrow();
    List<Series> all = List.of(GCC, CLANG);
    return new GrowthFinding(
        scalable,
        new GrowthJudge(Thresholds.FINDING).steep(all),
        all,
        Optional.of(new Blame("tree PRE", 0.934)));
  }

  @Test
  void theTextHasTimesPassAndPlace() {
    assertEquals(
        """
        gcc-12 -O2: the time grows with the power 6.5 of the size, that of others with 0.0
          program: a.c, repeat-statement at f:1
          pass: tree PRE (93 % of the growth)
          also: none
          CPU seconds   power  x1    x8    x16
          gcc-12 -O2 *  6.5    0.02  0.30  >25.00
          clang-19 -O2  0.0    0.02  0.03  0.04
        """,
        GrowthText.of("a.c", finding()));
  }

  @Test
  void theProgramAndTheCommandAreKept() throws IOException {
    GrowthFolder reports = GrowthFolder.in(folder.resolve("new"));
    Path first = reports.write("a.c", finding());
    assertEquals("gcc-12-repeat-statement", first.getFileName().toString());
    assertEquals(16, Files.readString(first.resolve("test.c")).split("x \\+= a;", -1).length - 1);
    String report = Files.readString(first.resolve("report.txt"));
    assertTrue(report.contains("\n  /usr/bin/gcc-12 -O2 "), report);
    assertTrue(report.contains(" -S -ftime-report -c test.c -o test.o\n"), report);
    assertTrue(report.contains("16 times"), report);
    assertEquals(
        "gcc-12-repeat-statement.2", reports.write("a.c", finding()).getFileName().toString());
    assertEquals(
        "gcc-12-repeat-statement.3",
        GrowthFolder.in(folder.resolve("new")).write("b.c", finding()).getFileName().toString());
  }
}
