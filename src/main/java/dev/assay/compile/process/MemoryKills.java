package dev.assay.compile.process;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Notices that the kernel killed a process because the machine ran out of memory, which looks like
 * any other SIGKILL, and like a plain error when it was the child of a driver.
 */
final class MemoryKills {
  private static final Path STATISTICS = Path.of("/proc/vmstat");
  private static final String COUNTER = "oom_kill ";

  private final LongSupplier counter;
  private final AtomicLong known;

  MemoryKills(LongSupplier counter) {
    this.counter = counter;
    this.known = new AtomicLong(counter.getAsLong());
  }

  static MemoryKills ofThisMachine() {
    return new MemoryKills(MemoryKills::count);
  }

  /** Whether there was one that no failure has been put down to yet. */
  boolean another() {
    long now = counter.getAsLong();
    return known.getAndUpdate(before -> before < now ? before + 1 : before) < now;
  }

  private static long count() {
    return Processes.bytes(STATISTICS)
        .orElse("")
        .lines()
        .filter(line -> line.startsWith(COUNTER))
        .mapToLong(line -> Long.parseLong(line.substring(COUNTER.length())))
        .findFirst()
        .orElse(0);
  }
}
