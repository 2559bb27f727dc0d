package dev.assay.campaign;

import java.lang.management.ManagementFactory;
import java.time.Duration;

/** Measures the CPU time of the current thread between two moments. */
final class CpuClock {
  private final long start = now();

  Duration elapsed() {
    return Duration.ofNanos(Math.max(0, now() - start));
  }

  private static long now() {
    var threads = ManagementFactory.getThreadMXBean();
    return threads.isCurrentThreadCpuTimeSupported()
        ? threads.getCurrentThreadCpuTime()
        : System.nanoTime();
  }
}
