package dev.assay.cli;

import dev.assay.bugs.RefusedFolders;
import dev.assay.campaign.CampaignEnd;
import dev.assay.campaign.Progress;
import dev.assay.judge.RefusedBuilds;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What a campaign says last: what was done, what was found, and what to do next. */
final class FuzzSummary {
  private FuzzSummary() {}

  static String text(
      CampaignEnd end,
      Duration elapsed,
      Progress.Snapshot now,
      Path out,
      String seed,
      FuzzAdvice advice) {
    var text = new StringBuilder();
    text.append(reason(end)).append(" after ").append(FuzzScreen.clock(elapsed)).append('\n');
    text.append("  programs  %d (%d now)\n".formatted(now.trials(), now.trialsNow()));
    text.append(
        "  builds    %d, of which %d were run\n"
            .formatted(now.usage().builds(), now.usage().runs()));
    if (now.mutations().made() + now.mutations().defects() > 0) {
      text.append("  mutations %s\n".formatted(FuzzScreen.mutations(now.mutations())));
    }
    text.append("  CPU       ").append(FuzzScreen.shares(now.usage())).append('\n');
    text.append("  verdicts  ").append(FuzzScreen.counts(now.verdicts())).append('\n');
    text.append("  refused   ").append(RefusalWords.counts(now.refusals())).append('\n');
    now.refusals().mostFrequent().forEach(why -> text.append(refused(why, out)));
    text.append("  bugs      ").append(FuzzScreen.bugs(now.bugs())).append('\n');
    if (now.unconfirmedCount() > 0) {
      text.append("  unsure    ").append(FuzzScreen.unconfirmed(now)).append('\n');
    }
    if (now.bugCount() > 0) {
      text.append("  reduced   %d now\n".formatted(now.reduced()));
    }
    text.append("  seed      ").append(seed).append('\n');
    if (now.generators().size() > 1) {
      text.append(byGenerator(now));
    }
    text.append(advice.text(now, elapsed, out));
    return text.toString();
  }

  private static String refused(RefusedBuilds.Reason reason, Path out) {
    return "            most often by "
        + RefusalWords.reason(reason)
        + "\n            an example: "
        + RefusedFolders.program(out, reason)
        + "\n";
  }

  /** What each source had and showed first. */
  private static String byGenerator(Progress.Snapshot now) {
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("generator", "programs", "bugs"));
    now.generators()
        .forEach((name, programs) ->
            rows.add(List.of(name, "" + programs, "" + now.bugsOf().getOrDefault(name, 0))));
    return Columns.text(rows, 2);
  }

  private static String reason(CampaignEnd end) {
    return switch (end) {
      case CampaignEnd.CountReached() -> "Done: all programs asked for,";
      case CampaignEnd.TimeOver() -> "Done: time is over";
      case CampaignEnd.Stopped() -> "Stopped";
      case CampaignEnd.StoreUnusable(String message) -> "Stopped: " + message + "\nEnded";
      case CampaignEnd.Broken _ -> "Stopped: trial after trial broke Assay itself,";
    };
  }
}
