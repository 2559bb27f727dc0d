package dev.assay.compile.process;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.time.Duration;

/**
 * How a child ended and what it and the children it had waited for used.
 *
 * @param status as {@code wait} gives it
 */
record Usage(int status, Duration cpu, long peakBytes) {
  static final Usage NONE = new Usage(0, Duration.ZERO, 0);

  /** From the kernel's {@code struct rusage}. */
  static Usage of(int status, MemorySegment rusage) {
    Duration cpu =
        Duration.ofSeconds(rusage.getAtIndex(JAVA_LONG, 0) + rusage.getAtIndex(JAVA_LONG, 2))
            .plusNanos(1000 * (rusage.getAtIndex(JAVA_LONG, 1) + rusage.getAtIndex(JAVA_LONG, 3)));
    return new Usage(status, cpu, 1024 * rusage.getAtIndex(JAVA_LONG, 4));
  }

  /** The same end, with what another process used added. */
  Usage plus(Usage other) {
    return new Usage(status, cpu.plus(other.cpu), Math.max(peakBytes, other.peakBytes));
  }

  /**
   * Without a peak that is not its own: until it is executed a program counts as large as we are,
   * so only what is more than that is known.
   */
  Usage withoutOurs(long ownPeakBytes) {
    return new Usage(status, cpu, peakBytes > ownPeakBytes ? peakBytes : 0);
  }

  /** The signal that ended it, or 0. */
  int signal() {
    return status & 0x7f;
  }

  int exitStatus() {
    return status >> 8 & 0xff;
  }
}
