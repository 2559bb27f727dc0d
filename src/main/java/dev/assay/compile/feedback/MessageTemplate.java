package dev.assay.compile.feedback;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Turns a message of an optimiser into what it says of any program: names, numbers and code are all
 * {@code #}, so that {@code x.c:3:4: missed: not inlinable: f/5 -> g/7, call is unlikely} becomes
 * {@code missed: not inlinable: # to #, call is unlikely}.
 */
final class MessageTemplate {
  private static final String HIDDEN = "#";
  private static final Pattern LOCATION = Pattern.compile("^\\S+?:\\d+:\\d+: ");
  private static final Pattern ARROW = Pattern.compile("\\s*-+>\\s*");
  private static final Pattern QUOTED = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"?");

  /** Innermost ones, since types and calls have some within others. */
  private static final Pattern BRACKETS =
      Pattern.compile("\\([^()]*\\)|\\[[^\\[\\]]*]|\\{[^{}]*}|<[^<>]*>");

  private static final Pattern STATEMENT = Pattern.compile("=|;$");
  private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z'-]*|--param|\\*{5}");

  /** Where messages have a variable that may look like a word. */
  private static final Pattern VARIABLE =
      Pattern.compile("\\b((?:stores|value) to|operand|ref:|created) [A-Za-z]+(?=,|$)");

  private MessageTemplate() {}

  /** Empty if the line says nothing. */
  static String of(String line) {
    String text = LOCATION.matcher(line).replaceFirst("").strip();
    text = ARROW.matcher(text).replaceAll(" to ");
    text = withoutBrackets(QUOTED.matcher(text).replaceAll(HIDDEN));
    var parts = new ArrayList<String>();
    for (String part : text.split(": ")) {
      parts.add(STATEMENT.matcher(part).find() ? HIDDEN : words(part));
    }
    return VARIABLE.matcher(String.join(": ", parts)).replaceAll("$1 " + HIDDEN).strip();
  }

  private static String withoutBrackets(String text) {
    String outer = text;
    String inner;
    do {
      inner = outer;
      outer = BRACKETS.matcher(inner).replaceAll(" " + HIDDEN);
    } while (!outer.equals(inner));
    return outer;
  }

  /** Several hidden ones in a row are one, since expressions are of any length. */
  private static String words(String part) {
    List<String> kept = new ArrayList<>();
    for (String token : part.strip().split("\\s+")) {
      int end = token.length();
      while (end > 0 && ".,:;!".indexOf(token.charAt(end - 1)) >= 0) {
        end--;
      }
      String mark = end < token.length() ? token.substring(end, end + 1) : "";
      if (WORD.matcher(token.substring(0, end)).matches()) {
        kept.add(token.substring(0, end) + mark);
      } else if (!kept.isEmpty() && kept.getLast().equals(HIDDEN)) {
        kept.set(kept.size() - 1, HIDDEN + mark);
      } else if (!token.isEmpty()) {
        kept.add(HIDDEN + mark);
      }
    }
    return String.join(" ", kept);
  }
}
