package dev.assay.mutate.enhance;

import dev.assay.c.Expr;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Looks into formats of printf for conversions whose text is not the same everywhere. */
final class Formats {
  private static final Pattern CONVERSION =
      Pattern.compile(
          "%[-+ #0']*(?:\\*|\\d+)?(?:\\.(?:\\*|\\d+)?)?(hh|h|ll|l|q|L|j|z|t)?([a-zA-Z%])");

  private Formats() {}

  /** What is wrong with a format; nothing if it is not known before the program runs. */
  static Set<String> problems(Expr format) {
    var problems = new LinkedHashSet<String>();
    Expr text = format;
    while (text instanceof Expr.Implicit implicit) {
      text = implicit.operand();
    }
    if (text instanceof Expr.StringLiteral literal) {
      CONVERSION.matcher(literal.value()).results().forEach(m -> add(m, problems));
    }
    return problems;
  }

  private static void add(MatchResult conversion, Set<String> problems) {
    boolean wide = "l".equals(conversion.group(1));
    switch (conversion.group(2)) {
      case "n" -> problems.add("%n stores how much was printed");
      case "p" -> problems.add("%p prints an address");
      case "m" -> problems.add("%m prints a message of the library");
      case "S", "C" -> problems.add("wide characters are printed as the locale wants");
      case "s", "c" -> {
        if (wide) {
          problems.add("wide characters are printed as the locale wants");
        }
      }
      default -> {}
    }
  }
}
