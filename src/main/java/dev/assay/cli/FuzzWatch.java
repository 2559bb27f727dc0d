package dev.assay.cli;

import dev.assay.campaign.Campaign;
import dev.assay.campaign.CampaignEnd;
import dev.assay.campaign.reduction.BackgroundReduction;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Watches over a campaign: tells how it stands, and stops it at Ctrl-C without losing anything. */
record FuzzWatch(
    Campaign campaign, FuzzReporter reporter, Optional<BackgroundReduction> reduction) {
  /** How long the summary and the cleaning up may take after Ctrl-C. */
  private static final Duration GRACE = Duration.ofSeconds(10);

  record Result(CampaignEnd end, Duration elapsed) {}

  Result run() {
    Instant start = Instant.now();
    Thread main = Thread.currentThread();
    Thread hook = Thread.ofPlatform().unstarted(() -> stopAndAwait(main));
    Runtime.getRuntime().addShutdownHook(hook);
    Thread ticker = Thread.ofPlatform().daemon().start(() -> tick(start));
    reduction.ifPresent(BackgroundReduction::start);
    CampaignEnd end = campaign.run();
    reduction.ifPresent(background -> end(background, end));
    ticker.interrupt();
    reporter.erase();
    boolean stopped = end instanceof CampaignEnd.Stopped || !isRemoved(hook);
    return new Result(
        stopped ? new CampaignEnd.Stopped() : end, Duration.between(start, Instant.now()));
  }

  /** Who asked for so many programs waits for what they showed; who asked for a time does not. */
  private static void end(BackgroundReduction background, CampaignEnd end) {
    if (end instanceof CampaignEnd.CountReached) {
      background.finish();
    } else {
      background.stop();
    }
  }

  /** Not if Ctrl-C came just when the campaign ended by itself: the process is ending then. */
  private static boolean isRemoved(Thread hook) {
    try {
      return Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      return false;
    }
  }

  /** The process ends when this returns, so it waits until all is told and cleaned up. */
  private void stopAndAwait(Thread main) {
    campaign.stop();
    reduction.ifPresent(BackgroundReduction::stop);
    try {
      boolean _ = main.join(GRACE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void tick(Instant start) {
    try {
      while (true) {
        Thread.sleep(reporter.interval());
        reporter.tick(Duration.between(start, Instant.now()));
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
