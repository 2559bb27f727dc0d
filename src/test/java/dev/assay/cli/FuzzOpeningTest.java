package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.campaign.Plan;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.source.GrammarSource;
import dev.assay.campaign.source.RemSource;
import dev.assay.compile.Family;
import dev.assay.compile.swarm.FlagLearning;
import dev.assay.judge.Cases;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A campaign says in five lines what it will do. */
final class FuzzOpeningTest {
  private static final Schedule SCHEDULE =
      new Schedule(
          List.of(
              new Schedule.Share(new GrammarSource(false), 2),
              new Schedule.Share(RemSource.plain(false), 3)));

  @Test
  void fiveLinesTellCompilersTargetsLevelsAndPrograms() {
    var plan =
        new Plan(
            List.of(Cases.compiler("gcc-12", Family.GCC), Cases.compiler("clang-19", Family.CLANG)),
            List.of("-O2", "-O0"),
            List.of("-fwrapv"),
            0.3,
            Map.of(),
            List.of(),
            0);
    assertEquals(
        """
        assay fuzz: seed 7, into out; Ctrl-C stops, nothing is lost
          compilers  gcc-12 (1.0), clang-19 (1.0)
          targets    x86_64-linux-gnu
          levels     -O0 -O2 with -fwrapv; 30% of the builds with drawn flags
          programs   ccg 2, remgen 3
        """,
        FuzzOpening.text(new Seed(7), Path.of("out"), plan, SCHEDULE, 0, FlagLearning.none()));
  }

  @Test
  void whoGoesOnIsToldSo() {
    var plan =
        new Plan(
            List.of(Cases.compiler("gcc-12", Family.GCC)),
            List.of(),
            List.of(),
            0,
            Map.of(),
            List.of(),
            0);
    String text =
        FuzzOpening.text(new Seed(7), Path.of("out"), plan, SCHEDULE, 20, FlagLearning.none());
    assertEquals("Going on after 20 programs.", text.lines().toList().getLast());
  }
}
