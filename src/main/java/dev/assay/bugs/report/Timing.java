package dev.assay.bugs.report;

import java.time.Duration;
import java.util.Locale;

/**
 * How long a compiler that hangs was waited for, and how long it takes where it does not.
 *
 * @param spent CPU time after which it was stopped
 * @param good how it was called to be quick
 * @param quick CPU time that it took then
 */
public record Timing(Duration spent, String good, Duration quick) {
  /** {@code It was stopped after 20 s of CPU time; gcc-12 -O0 takes 0.04 s.} */
  @Override
  public String toString() {
    return "It was stopped after "
        + seconds(spent)
        + " s of CPU time; "
        + good
        + " takes "
        + seconds(quick)
        + " s.";
  }

  private static String seconds(Duration time) {
    double seconds = time.toMillis() / 1000.0;
    return String.format(Locale.ROOT, seconds < 10 ? "%.2f" : "%.0f", seconds);
  }
}
