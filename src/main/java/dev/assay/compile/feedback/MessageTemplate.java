package dev.assay.compile.feedback;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
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

  /** An assignment after some words, or a call alone. */
  private static final Pattern STATEMENT =
      Pattern.compile("(?:\\S+\\s+)?\\S*=.*|^[^=]*;$", Pattern.DOTALL);

  /** Where messages have a variable that may look like a word. */
  private static final Pattern VARIABLE =
      Pattern.compile("\\b((?:stores|value) to|operand|ref:|created) [A-Za-z]+(?=,|$)");

  private MessageTemplate() {}

  /** Empty if the line says nothing. There are many lines, so what is not there is not replaced. */
  static String of(String line) {
    String text = withoutLocation(line);
    if (text.contains("->")) {
      text = ARROW.matcher(text).replaceAll(" to ");
    }
    if (text.indexOf('"') >= 0) {
      text = QUOTED.matcher(text).replaceAll(HIDDEN);
    }
    var template = new StringBuilder();
    for (String part : withoutBrackets(text).split(": ")) {
      template.append(template.isEmpty() ? "" : ": ").append(words(withoutStatement(part)));
    }
    return VARIABLE.matcher(template).replaceAll("$1 " + HIDDEN).strip();
  }

  /** The message alone, which is often that of many lines. */
  static String withoutLocation(String line) {
    return LOCATION.matcher(line).replaceFirst("").strip();
  }

  private static String withoutStatement(String part) {
    return part.indexOf('=') >= 0 || part.endsWith(";")
        ? STATEMENT.matcher(part).replaceFirst(HIDDEN)
        : part;
  }

  private static String withoutBrackets(String text) {
    String outer = text;
    for (Matcher inner = BRACKETS.matcher(outer); inner.find(); inner = BRACKETS.matcher(outer)) {
      outer = inner.replaceAll(" " + HIDDEN);
    }
    return outer;
  }

  /** Several hidden ones in a row are one, since expressions are of any length. */
  private static String words(String part) {
    List<String> kept = new ArrayList<>();
    var tokens = new StringTokenizer(part);
    while (tokens.hasMoreTokens()) {
      String token = tokens.nextToken();
      int end = token.length();
      while (end > 0 && ".,:;!".indexOf(token.charAt(end - 1)) >= 0) {
        end--;
      }
      String mark = end < token.length() ? token.substring(end, end + 1) : "";
      if (isWord(token.substring(0, end))) {
        kept.add(token.substring(0, end) + mark);
      } else if (!kept.isEmpty() && kept.getLast().equals(HIDDEN)) {
        kept.set(kept.size() - 1, HIDDEN + mark);
      } else {
        kept.add(HIDDEN + mark);
      }
    }
    return String.join(" ", kept);
  }

  private static boolean isWord(String token) {
    return !token.isEmpty()
        && (token.equals("*****")
            || token.equals("--param")
            || isLetter(token.charAt(0))
                && token.chars().allMatch(c -> isLetter(c) || c == '\'' || c == '-'));
  }

  private static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }
}
