package dev.assay.campaign.bench;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The CPU time of the threads in which a virtual machine translates what it runs, as Linux counts
 * it.
 *
 * <p>What the machine's own counter tells includes the time in which they wait for a processor.
 *
 * @param used the ticks of each thread so far
 */
record TranslationTime(Map<String, Long> used) {
  private static final Path OWN_THREADS = Path.of("/proc/self/task");

  /** USER_HZ, which is the same on all machines. */
  private static final long TICKS_A_SECOND = 100;

  /** In what follows the name in a thread's {@code stat}: user time and system time. */
  private static final int USER = 11;

  private static final int SYSTEM = 12;

  TranslationTime {
    used = Map.copyOf(used);
  }

  static TranslationTime now() {
    return of(OWN_THREADS);
  }

  /** Of threads as in {@code /proc/PID/task}; none where there is no such folder. */
  static TranslationTime of(Path threads) {
    var used = new HashMap<String, Long>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(threads)) {
      for (Path thread : all) {
        ticks(thread).ifPresent(ticks -> used.put(thread.getFileName().toString(), ticks));
      }
    } catch (IOException _) {
      return new TranslationTime(Map.of());
    }
    return new TranslationTime(used);
  }

  /**
   * What was used since, by threads that are still there: one that has ended meanwhile is not
   * counted, so that nothing seems to be cheaper than it is.
   */
  Duration until(TranslationTime later) {
    long ticks = 0;
    for (Map.Entry<String, Long> thread : later.used.entrySet()) {
      ticks += Math.max(0, thread.getValue() - used.getOrDefault(thread.getKey(), 0L));
    }
    return Duration.ofMillis(ticks * 1000 / TICKS_A_SECOND);
  }

  /** Empty for other threads, such as {@code 4711 (C2 CompilerThre) S ...} is not. */
  private static Optional<Long> ticks(Path thread) {
    try {
      String stat = Files.readString(thread.resolve("stat"));
      int end = stat.lastIndexOf(") ");
      if (end < 0 || !stat.substring(stat.indexOf('(') + 1, end).matches("C[12] CompilerThre.*")) {
        return Optional.empty();
      }
      String[] fields = stat.substring(end + 2).split(" ", SYSTEM + 2);
      return Optional.of(Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM]));
    } catch (IOException _) {
      // It ended meanwhile.
      return Optional.empty();
    }
  }
}
