package dev.assay.compile.feedback;

import java.util.TreeMap;

/**
 * Reads the remarks that clang writes for {@code -fsave-optimization-record}: YAML documents, each
 * with its kind in the first line and the pass and the remark's name in the next ones.
 */
final class OptimizationRecords {
  private static final String START = "--- !";
  private static final String PASS = "Pass:";
  private static final String NAME = "Name:";

  private OptimizationRecords() {}

  /** One counter for each pass, name and kind, such as {@code licm: Hoisted (Passed)}. */
  static Feedback parse(String yaml) {
    var counters = new TreeMap<String, Long>();
    String kind = "";
    String pass = "";
    for (String line : yaml.lines().toList()) {
      if (line.startsWith(START)) {
        kind = line.substring(START.length()).strip();
        pass = "";
      } else if (line.startsWith(PASS)) {
        pass = value(line, PASS);
      } else if (line.startsWith(NAME) && !pass.isEmpty()) {
        counters.merge(pass + ": " + value(line, NAME) + " (" + kind + ")", 1L, Long::sum);
      }
    }
    return new Feedback(counters);
  }

  private static String value(String line, String key) {
    String value = line.substring(key.length()).strip();
    boolean quoted = value.length() > 1 && value.startsWith("'") && value.endsWith("'");
    return quoted ? value.substring(1, value.length() - 1) : value;
  }
}
