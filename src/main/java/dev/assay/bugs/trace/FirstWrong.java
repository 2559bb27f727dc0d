package dev.assay.bugs.trace;

import java.util.List;

/**
 * Where the values of a program first leave the right way.
 *
 * @param variable the object that is wrong, {@code a[4]}; empty if that is not known
 * @param line the line of the program after which it was looked at; 0 if that is not known
 * @param expected the value that is right, or the line of output; empty for its end
 * @param actual what came in its place
 * @param how how it was found, in one sentence
 * @param before the last steps that were right, the oldest first
 */
public record FirstWrong(
    String variable, int line, String expected, String actual, String how, List<String> before) {
  public FirstWrong {
    before = List.copyOf(before);
  }

  /** For people: {@code a[4] is 2 instead of 0 after line 7}. */
  @Override
  public String toString() {
    String what =
        variable.isEmpty()
            ? quoted(actual, "nothing more")
                + " comes where "
                + quoted(expected, "the end")
                + " is right"
            : variable + " is " + actual + " instead of " + expected;
    return what + (line == 0 ? "" : " after line " + line);
  }

  private static String quoted(String line, String none) {
    return line.isEmpty() ? none : "\"" + line + "\"";
  }
}
