package dev.assay.bugs.trace;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line that a traced program prints: {@code assay:7: a[4] = 2}. */
record TraceLine(int place, String variable, String value) {
  static final String PREFIX = "assay:";

  private static final Pattern LINE = Pattern.compile(PREFIX + "(\\d+): (.*) = ([^=]*)");

  static Optional<TraceLine> parse(String text) {
    Matcher line = LINE.matcher(text);
    return line.matches()
        ? Optional.of(new TraceLine(Integer.parseInt(line.group(1)), line.group(2), line.group(3)))
        : Optional.empty();
  }

  boolean isOf(TraceLine other) {
    return place == other.place && variable.equals(other.variable);
  }

  /** For people: {@code line 7: a[4] = 2}. */
  @Override
  public String toString() {
    return (place == 0 ? "" : "line " + place + ": ") + variable + " = " + value;
  }
}
