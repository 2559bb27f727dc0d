package dev.assay.campaign.reduction;

import java.lang.management.ManagementFactory;
import java.time.Duration;

/** CPU time of the current thread since this was made; none where that cannot be told. */
final class OwnClock {
  private final long start = now();

  Duration elapsed() {
    return Duration.ofNanos(Math.max(0, now() - start));
  }

  private static long now() {
    var threads = ManagementFactory.getThreadMXBean();
    return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : 0;
  }
}
