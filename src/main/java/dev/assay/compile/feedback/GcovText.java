package dev.assay.compile.feedback;

import java.util.Collection;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the annotated sources that {@code gcov --stdout} prints. */
final class GcovText {
  private static final Pattern SOURCE = Pattern.compile("\\s*-:\\s*0:Source:(.*)");

  /** A count, perhaps with a star for blocks left out; # and = stand for never executed. */
  private static final Pattern LINE = Pattern.compile("\\s*(\\d+\\*?|#####|=====):\\s*(\\d+):.*");

  private GcovText() {}

  /** Of the named files alone: headers that a program includes are not the program's. */
  static ExecutedLines parse(String text, Collection<String> files) {
    // A header is printed again for each unit that includes it, and a line once for each instance.
    var executed = new TreeMap<String, Boolean>();
    String source = "";
    for (String line : text.lines().toList()) {
      Matcher start = SOURCE.matcher(line);
      if (start.matches()) {
        source = start.group(1);
        continue;
      }
      Matcher counted = LINE.matcher(line);
      if (counted.matches() && files.contains(source)) {
        boolean ran = Character.isDigit(counted.group(1).charAt(0));
        executed.merge(source + ":" + counted.group(2), ran, Boolean::logicalOr);
      }
    }
    long ran = executed.values().stream().filter(one -> one).count();
    return new ExecutedLines(ran, executed.size());
  }
}
