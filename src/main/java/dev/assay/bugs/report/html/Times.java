package dev.assay.bugs.report.html;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Points in time for people, in UTC. */
final class Times {
  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

  private Times() {}

  static String minute(Instant time) {
    return MINUTE.format(time);
  }
}
