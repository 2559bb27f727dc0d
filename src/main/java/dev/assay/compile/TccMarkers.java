package dev.assay.compile;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Line markers of tcc as gcc would write them: tcc does not say which headers are the system's, and
 * may say that it goes into one file where it goes into another.
 */
final class TccMarkers {
  private static final Pattern MARKER = Pattern.compile("# (\\d+ \"([^\"]*)\")( [12])?");

  private TccMarkers() {}

  /** The text in which all that a header of the system includes is one header. */
  static String explicit(String text) {
    var explicit = new StringBuilder(text.length());
    boolean inside = false;
    for (String line : text.lines().toList()) {
      Matcher marker = MARKER.matcher(line);
      if (!marker.matches()) {
        explicit.append(line).append('\n');
        continue;
      }
      boolean system = marker.group(2).matches("/usr/(include|lib)/.*");
      if (!system || !inside) {
        explicit.append("# ").append(marker.group(1));
        explicit.append(system ? " 1 3" : inside ? " 2" : "").append('\n');
      }
      inside = system;
    }
    return explicit.toString();
  }
}
