package dev.assay.compile.process;

import java.time.Duration;

/**
 * What a process did.
 *
 * @param stdout the start of its output, as bytes in Latin-1
 * @param truncated whether more was written than was kept
 * @param cpu user and system time of the process and of all children that were waited for
 * @param peakBytes the most memory that one of them had at once; 0 where it cannot be told, which
 *     is so when it was less than what we ourselves had
 * @param leftovers how many processes it had left behind, now killed
 */
public record Completed(
    ProcessEnd end,
    String stdout,
    String stderr,
    boolean truncated,
    Duration cpu,
    Duration wall,
    long peakBytes,
    int leftovers) {

  /** Of a process that there never was. */
  public static Completed notStarted(String why) {
    return without(new ProcessEnd.NotStarted(why));
  }

  static Completed without(ProcessEnd end) {
    return new Completed(end, "", "", false, Duration.ZERO, Duration.ZERO, 0, 0);
  }

  public boolean succeeded() {
    return end.equals(new ProcessEnd.Exited(0));
  }

  /** The same with another end, for those who know better than its starter. */
  public Completed endedBy(ProcessEnd known) {
    return new Completed(known, stdout, stderr, truncated, cpu, wall, peakBytes, leftovers);
  }
}
