package dev.assay.compile.timing;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads gcc's table, one line a timer:
 *
 * <pre>
 *  tree PRE                           :   0.04 (  2%)   0.01 (  6%)   0.05 (  2%)  1571k (  3%)
 *  TOTAL                              :   1.88          0.18          2.36           49M
 * </pre>
 */
final class GccTimeReport {
  private static final Pattern LINE =
      Pattern.compile(
          "(?m)^ ([^:\\n]+?) *: +(\\d+\\.\\d+) *(?:\\( *\\d+%\\))? +(\\d+\\.\\d+) *(?:\\(.*)?.*$");

  /** Timers that hold those of many passes. */
  private static final Pattern WHOLE =
      Pattern.compile("phase .*|callgraph functions expansion|callgraph ipa passes|\\|.*");

  private GccTimeReport() {}

  static Optional<TimeReport> parse(String text) {
    var passes = new TreeMap<String, Double>();
    OptionalDouble total = OptionalDouble.empty();
    for (Matcher line = LINE.matcher(text); line.find(); ) {
      double seconds = Double.parseDouble(line.group(2)) + Double.parseDouble(line.group(3));
      if (line.group(1).equals("TOTAL")) {
        total = OptionalDouble.of(seconds);
      } else if (!WHOLE.matcher(line.group(1)).matches()) {
        passes.merge(line.group(1), seconds, Double::sum);
      }
    }
    return total.isPresent()
        ? Optional.of(TimeReport.of(passes, total.getAsDouble()))
        : Optional.empty();
  }
}
