package dev.assay.mutate.changing;

import dev.assay.c.Expr;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The spellings of constants, and others that differ in a digit. */
final class DigitTexts {
  private static final Pattern DECIMAL = Pattern.compile("([0-9.]+(?:[eE][+-]?[0-9]+)?)(.*)");
  private static final Pattern HEXADECIMAL =
      Pattern.compile("(0[xX][0-9a-fA-F.]+[pP][+-]?[0-9]+)(.*)");

  private DigitTexts() {}

  /** The value as a double; empty for one that is none of its own. */
  static Optional<Double> value(Expr.FloatLiteral literal) {
    Matcher hexadecimal = HEXADECIMAL.matcher(literal.text());
    Matcher matcher = hexadecimal.matches() ? hexadecimal : DECIMAL.matcher(literal.text());
    return matcher.matches()
        ? Optional.of(Double.parseDouble(matcher.group(1).toLowerCase(Locale.ROOT)))
            .filter(Double::isFinite)
        : Optional.empty();
  }

  /** All spellings with another digit before the exponent; none of hexadecimal ones. */
  static List<String> withAnotherDigit(Expr.FloatLiteral literal) {
    String text = literal.text();
    if (HEXADECIMAL.matcher(text).matches() || !DECIMAL.matcher(text).matches()) {
      return List.of();
    }
    String digits = text.split("[eEfFlLiIjJdDqQ]", 2)[0];
    return withAnotherDigit(digits).map(other -> other + text.substring(digits.length())).toList();
  }

  /** All texts that differ in one decimal digit. */
  static Stream<String> withAnotherDigit(String digits) {
    Stream.Builder<String> found = Stream.builder();
    for (int at = 0; at < digits.length(); at++) {
      for (char digit = '0'; digit <= '9'; digit++) {
        if (Character.isDigit(digits.charAt(at)) && digits.charAt(at) != digit) {
          found.add(digits.substring(0, at) + digit + digits.substring(at + 1));
        }
      }
    }
    return found.build();
  }
}
