package dev.assay.compile.find;

import dev.assay.compile.Family;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what compilers print when asked for their version. */
public final class VersionText {
  private static final Pattern IN_PARENTHESES = Pattern.compile("\\([^)]*\\)");
  private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)+");

  /** Orders whole version texts by their numbers; those without one come first. */
  public static final Comparator<String> OLDEST_FIRST =
      Comparator.comparing(VersionText::parts, Arrays::compare);

  private VersionText() {}

  private static int[] parts(String text) {
    return Arrays.stream(number(text).split("\\."))
        .filter(part -> part.matches("\\d{1,9}"))
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  /** The number alone, {@code 12.2.0}; empty if there is none. */
  public static String number(String text) {
    // Distributions put their own package's number in parentheses, before or after the compiler's.
    Matcher matcher = NUMBER.matcher(IN_PARENTHESES.matcher(text).replaceAll(" "));
    return matcher.find() ? matcher.group() : "";
  }

  /** The release, as 12 of 12.2.0; 0 if there is no number. */
  public static int release(String text) {
    String number = number(text);
    return number.isEmpty() ? 0 : Integer.parseInt(number.split("\\.")[0]);
  }

  static Optional<Family> family(String text) {
    if (text.contains("clang")) {
      return Optional.of(Family.CLANG);
    }
    if (text.startsWith("tcc") || text.contains("Tiny C Compiler")) {
      return Optional.of(Family.TCC);
    }
    if (text.contains("Portable C Compiler") || text.startsWith("pcc")) {
      return Optional.of(Family.PCC);
    }
    return text.contains("Free Software Foundation") || text.contains("gcc")
        ? Optional.of(Family.GCC)
        : Optional.empty();
  }
}
