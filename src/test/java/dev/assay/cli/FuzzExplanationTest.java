package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.CampaignSettings;
import dev.assay.bugs.DoneTrials;
import dev.assay.bugs.Standing;
import dev.assay.bugs.Totals;
import dev.assay.campaign.Schedule;
import dev.assay.campaign.source.Experience;
import dev.assay.campaign.source.ProgramSource;
import dev.assay.campaign.source.SourceCounters;
import dev.assay.campaign.source.Sourced;
import dev.assay.campaign.source.Ticket;
import dev.assay.compile.process.Scratch;
import dev.assay.judge.BugClass;
import dev.assay.judge.Finding;
import dev.assay.judge.Signature;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What {@code assay fuzz --explain} tells, with sources that make nothing. */
final class FuzzExplanationTest {
  private static final Path OUT = Path.of("out");
  private static final String MIX = "exact=4,greybox@/tests=3,./mine=1";

  private record Named(String name) implements ProgramSource {
    @Override
    public Sourced make(Ticket ticket, Scratch scratch) {
      return new Sourced.Failed("not asked for", Duration.ZERO);
    }
  }

  private static FuzzSources.Chosen.Ready chosen(Schedule.Order order) {
    var shares =
        List.of(
            new Schedule.Share(new Named("exact"), 4),
            new Schedule.Share(new Named("greybox@/tests"), 3),
            new Schedule.Share(new Named("./mine"), 1));
    var left =
        new FuzzSources.Left(
            new GeneratorEntry("csmith+emi+inject", 3, true),
            "csmith is not on the PATH; install it");
    return new FuzzSources.Chosen.Ready(new Schedule(shares, order), List.of(left));
  }

  private static final Schedule.Order ADAPTED =
      new Schedule.Order.Adapted(Experience.NONE, Optional.empty());

  private static Standing standing(Map<String, String> settings, long trials) {
    var counters = new HashMap<String, Long>();
    for (int trial = 0; trial < Experience.BATCH; trial++) {
      String source = trial % 2 == 0 ? "exact" : "greybox@/tests";
      var signature = new Signature(BugClass.WRONG_OUTPUT, "gcc", "bug " + trial % 6);
      var finding = new Finding(signature, "", List.of(), true, "interpreter");
      SourceCounters.trial(0, source, trial % 2 == 0 ? List.of(finding) : List.of())
          .forEach((name, value) -> counters.merge(name, value, Long::sum));
    }
    return new Standing(
        CampaignSettings.of(settings),
        new DoneTrials(trials, Set.of()),
        new Totals(trials, Map.of(), Map.of(), counters));
  }

  private static final Map<String, String> SAME = Map.of("generators", MIX, "mix", "adapted");

  @Test
  void aMixBeforeItsCampaignBegins() {
    assertEquals(
        """
        Programs come from, as often as SHARE says:
          GENERATOR          SHARE     BASE  NOW
          exact              50.0%     4     4.00
          greybox@/tests     37.5%     3     3.00
          ./mine             12.5%     1     1.00
          csmith+emi+inject  left out  3

        What each is for:
          exact              fresh programs, also in C++ and of several files: most finds so far
          greybox@/tests     mutants of a corpus that make compilers do something new: crashes first
          ./mine             as you asked for
          csmith+emi+inject  the same with another generator's habits: wrong code of gcc was found so

        What some need:
          greybox@/tests     a gcc or a clang that is tested
          csmith+emi+inject  Csmith

        Left out: csmith+emi+inject: csmith is not on the PATH; install it

        BASE is the weight that a generator begins with, NOW its present one. After every 110 trials
        the weights are set anew by what all trials but the last 110 to 219 have shown, from a half to
        twice the base, so that a share stays within a quarter and four times what it was:
          two thirds  findings: 20 points for wrong output that no earlier 110 trials have shown, 10
                      for another new bug, 1 for a bug that is there again
          one third   optimisation counters of gcc and clang at -O2 that no earlier 110 trials have
                      reached, of one program in eight
        each beside what the generator's trials would have if all generators were alike. Time has no
        say, so the mix is the same for any number of --jobs and after --resume. --no-adapt keeps the
        base weights; --generators with weights of your own does so too, unless --adapt is given.
        There is no campaign in out yet.
        """,
        FuzzExplanation.of(chosen(ADAPTED), Optional.empty(), OUT).text());
  }

  @Test
  void aMixThatHasLearnt() {
    String text =
        FuzzExplanation.of(chosen(ADAPTED), Optional.of(standing(SAME, 2L * Experience.BATCH)), OUT)
            .text();
    assertTrue(
        text.startsWith(
            """
            Programs come from, as often as SHARE says:
              GENERATOR          SHARE     BASE  NOW   TRIALS  FINDINGS  BUGS  NEW COUNTERS
              exact              66.7%     4     5.60  55      55        3     0 in 0
              greybox@/tests     21.4%     3     1.80  55      0         0     0 in 0
              ./mine             11.9%     1     1.00  0       0         0     0 in 0
              csmith+emi+inject  left out  3           0       0         0     0 in 0
            """),
        text);
    assertTrue(text.endsWith("of the campaign in out, which would go on.\n"), text);
  }

  @Test
  void whatTheLastBatchesShowedIsNotUsedYet() {
    String text =
        FuzzExplanation.of(
                chosen(ADAPTED), Optional.of(standing(SAME, 2L * Experience.BATCH - 1)), OUT)
            .text();
    assertTrue(text.contains("  exact              50.0%     4     4.00  55 "), text);
  }

  @Test
  void weightsThatWereGivenAreFixed() {
    var settings = Map.of("generators", MIX);
    String text =
        FuzzExplanation.of(
                chosen(new Schedule.Order.Fixed()), Optional.of(standing(settings, 500)), OUT)
            .text();
    assertTrue(text.contains("  exact              50.0%     4     4.00  55 "), text);
    assertTrue(text.contains("\nWeights stay as they were given; --adapt makes them"), text);
    assertTrue(text.endsWith("of the campaign in out, which would go on.\n"), text);
  }

  @Test
  void aCampaignWithAnotherMixIsNotTheOneThatGoesOn() {
    var old = Map.of("generators", "exact=1");
    String text = FuzzExplanation.of(chosen(ADAPTED), Optional.of(standing(old, 500)), OUT).text();
    assertTrue(text.contains("  exact              50.0%     4     4.00  55 "), text);
    assertTrue(text.contains("--resume would go on with it.\n"), text);
  }

  @Test
  void programsReadOneObjectALine() {
    List<Map<String, Object>> rows =
        FuzzExplanation.of(chosen(ADAPTED), Optional.of(standing(SAME, 2L * Experience.BATCH)), OUT)
            .json()
            .lines()
            .map(JsonReader::object)
            .toList();
    assertEquals(4, rows.size());
    Map<String, Object> exact = rows.getFirst();
    assertEquals("exact", exact.get("generator"));
    assertEquals("4", exact.get("base-weight"));
    assertEquals("5.600", exact.get("weight"));
    assertEquals("0.667", exact.get("share"));
    assertEquals(true, exact.get("adapted"));
    assertEquals("3", exact.get("bugs"));
    assertEquals("", exact.get("missing"));
    assertEquals("0.000", rows.getLast().get("share"));
    assertEquals("csmith is not on the PATH; install it", rows.getLast().get("missing"));
  }
}
