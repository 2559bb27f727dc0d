package dev.assay.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Tells how far the generation is, on terminals, and at its end what was made. */
final class GenerateProgress {
  private static final Duration EVERY = Duration.ofMillis(300);

  private final PrintStream err;
  private final int count;
  private final boolean onTerminal;
  private final Instant start = Instant.now();
  private Instant told = start;
  private boolean drawn;
  private int programs;
  private long bytes;

  GenerateProgress(PrintStream err, int count, boolean onTerminal) {
    this.err = err;
    this.count = count;
    this.onTerminal = onTerminal;
  }

  /** One more program of so many bytes. */
  void one(long size) {
    programs++;
    bytes += size;
    Instant now = Instant.now();
    if (onTerminal && Duration.between(told, now).compareTo(EVERY) > 0) {
      told = now;
      erase();
      err.printf(
          Locale.ROOT, "%,d of %,d programs, %.1f/s", programs, count, programs / seconds(now));
      err.flush();
      drawn = true;
    }
  }

  void erase() {
    if (drawn) {
      // To the start of the line, and clear it.
      err.print("\r\033[K");
      drawn = false;
    }
  }

  void end(Path folder) {
    erase();
    double seconds = seconds(Instant.now());
    err.printf(
        Locale.ROOT,
        "%,d programs, %,d KB, in %.1f s (%.1f/s), into %s%n",
        programs,
        bytes / 1024,
        seconds,
        programs / seconds,
        folder);
    err.flush();
  }

  private double seconds(Instant now) {
    return Math.max(0.001, Duration.between(start, now).toMillis() / 1000.0);
  }
}
