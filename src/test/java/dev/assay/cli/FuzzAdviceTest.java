package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugState;
import dev.assay.bugs.Sighting;
import dev.assay.bugs.Totals;
import dev.assay.campaign.CampaignEvent;
import dev.assay.campaign.Progress;
import dev.assay.compile.Compiler;
import dev.assay.compile.Family;
import dev.assay.judge.BugClass;
import dev.assay.judge.Cases;
import dev.assay.judge.Signature;
import dev.assay.mutate.Origin;
import dev.assay.random.Seed;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a campaign says to do next fits what it found. */
final class FuzzAdviceTest {
  private static final Path OUT = Path.of("nightly");
  private static final Duration SHORT = Duration.ofMinutes(10);
  private static final Duration LONG = Duration.ofMinutes(61);
  private static final Compiler OLD_GCC = Cases.compiler("gcc-1", Family.GCC);

  @Test
  void bugsAreToBeLookedAt() {
    String text = advice(OLD_GCC).text(found(), LONG, OUT);
    assertTrue(text.contains("  assay show 0badcafe --store nightly   shows one"), text);
    assertTrue(text.contains("  assay bisect 0badcafe --store nightly "), text);
    assertFalse(text.contains("No bug"), text);
  }

  @Test
  void aShortCampaignThatFoundNothingJustGoesOn() {
    assertEquals(
        "To go on: assay fuzz --resume --store nightly\n",
        advice(OLD_GCC).text(nothing(Map.of()), SHORT, OUT));
  }

  @Test
  void aLongOneIsToldWhichCompilersAndProgramsWouldHelp() {
    String text = advice(OLD_GCC).text(nothing(Map.of()), LONG, OUT);
    assertTrue(text.contains("- a newer gcc: the newest here is 1, and there is 17"), text);
    assertTrue(text.contains("- clang, of which none is tested"), text);
    assertTrue(text.contains("- another target: "), text);
    assertTrue(text.contains("--generators default,./testsuite=5"), text);
    assertTrue(text.contains("- Csmith"), text);
  }

  @Test
  void whatIsThereIsNotAskedFor() {
    var advice = new FuzzAdvice(List.of(OLD_GCC), List.of("csmith+emi", "./tests"));
    String text = advice.text(nothing(Map.of()), LONG, OUT);
    assertFalse(text.contains("Csmith"), text);
    assertFalse(text.contains("testsuite"), text);
  }

  @Test
  void theTimeOfEarlierStartsCounts() {
    var spent = nothing(Map.of("cpu.compiling.us", Duration.ofHours(2).toNanos() / 1000));
    assertTrue(advice(OLD_GCC).text(spent, SHORT, OUT).contains("No bug in an hour."));
  }

  private static FuzzAdvice advice(Compiler compiler) {
    return new FuzzAdvice(List.of(compiler), List.of("exact"));
  }

  private static Progress.Snapshot nothing(Map<String, Long> counters) {
    return new Progress(new Totals(0, Map.of(), Map.of(), counters), List.of()).snapshot();
  }

  private static Progress.Snapshot found() {
    Instant seen = Instant.parse("2026-02-03T04:05:06Z");
    var bug =
        new Bug(
            "0badcafe",
            new Signature(BugClass.CRASH, "gcc-12", "ice in f"),
            "gcc 12.2.0",
            "x86_64-linux-gnu",
            "gcc-12 -O2 crashes",
            List.of(new Bug.Affected("gcc-12 -O2", "-O2")),
            1,
            new Sighting(1, 1, new Origin("exact", new Seed(42), ""), seen),
            seen,
            BugState.NEW,
            "",
            true,
            "interpreter",
            "0.1.0");
    var progress = new Progress(Totals.NONE, List.of());
    progress.tell(new CampaignEvent.NewBug(bug, 1));
    return progress.snapshot();
  }
}
