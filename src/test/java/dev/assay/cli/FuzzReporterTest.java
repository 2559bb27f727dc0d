package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.bugs.Bug;
import dev.assay.bugs.BugState;
import dev.assay.bugs.Sighting;
import dev.assay.bugs.Totals;
import dev.assay.bugs.known.KnownCase;
import dev.assay.campaign.CampaignEvent;
import dev.assay.campaign.Progress;
import dev.assay.judge.BugClass;
import dev.assay.judge.Signature;
import dev.assay.mutate.Origin;
import dev.assay.random.Seed;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** New bugs are announced, and known ones as what they are. */
final class FuzzReporterTest {
  private static final KnownCase KNOWN =
      new KnownCase(
          "pr1",
          Optional.empty(),
          "gcc-12",
          List.of(),
          "ice in f, at g.cc:1",
          "",
          List.of(),
          "https://gcc.gnu.org/PR1");

  @Test
  void aKnownBugIsAnnouncedAsSuch() {
    assertEquals(
        "new bug 0badcafe  crash: gcc-12: ice in f, at g.cc:1  (likely the same as pr1"
            + " (https://gcc.gnu.org/PR1), because its words are the same)\n",
        announced(crash("ice in f, at g.cc:1")));
  }

  @Test
  void othersAreJustNew() {
    assertEquals(
        "new bug 0badcafe  crash: gcc-12: ice in h, at g.cc:1\n",
        announced(crash("ice in h, at g.cc:1")));
  }

  @Test
  void howFarTheFlagsAreIsToldUntilAllAreKnown() {
    assertTrue(ticked(": 1 of 3").endsWith("  flags being tried: 1 of 3\n"), ticked(": 1 of 3"));
    assertFalse(ticked("").contains("flags"), ticked(""));
  }

  private static String ticked(String far) {
    var bytes = new ByteArrayOutputStream();
    reporter(bytes, far).tick(Duration.ofSeconds(10));
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static String announced(Bug bug) {
    var bytes = new ByteArrayOutputStream();
    reporter(bytes, "").event(new CampaignEvent.NewBug(bug, 1));
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static FuzzReporter reporter(ByteArrayOutputStream bytes, String far) {
    var out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    return new FuzzReporter(
        new Streams(new ByteArrayInputStream(new byte[0]), out, out),
        FuzzReporter.Mode.LOG,
        "a campaign",
        new Progress(Totals.NONE, List.of()),
        80,
        List.of(KNOWN),
        () -> far);
  }

  private static Bug crash(String key) {
    Instant seen = Instant.parse("2026-02-03T04:05:06Z");
    return new Bug(
        "0badcafe",
        new Signature(BugClass.CRASH, "gcc-12", key),
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
  }
}
