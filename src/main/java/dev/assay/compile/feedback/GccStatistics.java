package dev.assay.compile.feedback;

import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what gcc writes for {@code -fdump-statistics-stats}: lines of a pass's number, its name, a
 * quoted counter and how often it happened.
 */
final class GccStatistics {
  private static final Pattern LINE = Pattern.compile("(\\d+) (\\S+) \"(.*)\" (\\d+)");

  /** A histogram has one line for each value seen; the values are no counters of their own. */
  private static final Pattern VALUE = Pattern.compile(" == -?\\d+$");

  private GccStatistics() {}

  /** Lines of any other form are left out, as a compiler that died may leave half of one. */
  static Feedback parse(String text) {
    var counters = new TreeMap<String, Long>();
    for (String line : text.lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        String counter = VALUE.matcher(matcher.group(3)).replaceFirst("");
        // The number too: the same pass at another place in the pipeline meets other code.
        String name = matcher.group(2) + "." + matcher.group(1) + ": " + counter;
        counters.merge(name, Long.parseLong(matcher.group(4)), Long::sum);
      }
    }
    return new Feedback(counters);
  }
}
