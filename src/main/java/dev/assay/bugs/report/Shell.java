package dev.assay.bugs.report;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words as a shell reads them. */
public final class Shell {
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./=+:,@%-]+");

  private Shell() {}

  public static String line(List<String> words) {
    return words.stream().map(Shell::quote).collect(Collectors.joining(" "));
  }

  public static String quote(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
