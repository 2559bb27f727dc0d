package dev.assay.judge.signature;

import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Takes out of messages what changes from program to program and from machine to machine.
 *
 * <p>What stands in for it is left alone by a second pass.
 */
final class Normal {
  private record Rule(Pattern pattern, String replacement) {}

  private static final int LONGEST = 300;

  private static final List<Rule> PLACES =
      List.of(
          // Folders; the file's own name stays.
          rule("(?<![\\w.])\\.{0,2}/(?:[\\w.+~@=/-]*/)?(?=[\\w.+~@=-])", ""),
          rule("(?<![\\w.])[\\w.+-][\\w./+-]*/(?=[\\w.+-]+\\.(?:cc?|cpp|h|md|def|inc|s|o)\\b)", ""),
          rule("\\bcc\\w{6}(?=\\.(?:s|o|c|i|ltrans|res|lto)\\b)", "cc"),
          rule("(\\w+)-[0-9a-f]{6,8}(?=\\.(?:c|s|o|sh|bc|i)\\b)", "$1"));

  private static final List<Rule> NUMBERS =
      List.of(
          rule("\\b0x[0-9a-fA-F]+\\b", "ADDR"),
          rule("%\"[^\"\\n]*\"", "%V"),
          rule("%(?!llvm\\.)[\\w.$-]*[\\w$]", "%V"),
          rule("@[\\w.$-]*[\\w$]", "@F"),
          rule("\\b\\w+_\\d+(?:\\(D\\))?(?!\\w)", "V_N"),
          rule("(?<![\\w])_\\d+\\b", "_N"),
          rule("\\bD\\.\\d+", "D.N"),
          rule("\\.L[A-Z]*\\d+", ".LN"),
          rule("\\bt\\d+\\b", "tN"),
          rule("\\b(bb|vreg|BB|insn|reg) ?\\d+", "$1 N"),
          rule("(?<![\\w.])-?\\d[\\d.]*\\b", "N"),
          rule("\\s+", " "));

  private static final Pattern QUOTED = Pattern.compile("(['`\"])(@?)([A-Za-z_][\\w.]*)(['\"])");

  private Normal() {}

  /** A message without numbers, folders and the test's names. */
  static String message(String text, Names names) {
    String result = apply(PLACES, text);
    result = replace(result, QUOTED, match -> quoted(match, names));
    return apply(NUMBERS, result).strip();
  }

  /** A text whose numbers matter, such as a condition or a place in the compiler's sources. */
  static String place(String text) {
    return apply(PLACES, text).replaceAll("\\b0x[0-9a-fA-F]{6,}\\b", "ADDR").strip();
  }

  /** A key that fits tables and file names. */
  static String shortened(String key) {
    return key.length() <= LONGEST ? key : key.substring(0, LONGEST);
  }

  private static String quoted(MatchResult match, Names names) {
    return names.has(match.group(3)) || !match.group(2).isEmpty()
        ? match.group(1) + "NAME" + match.group(4)
        : match.group();
  }

  private static String replace(
      String text, Pattern pattern, Function<MatchResult, String> replacement) {
    return pattern
        .matcher(text)
        .replaceAll(match -> java.util.regex.Matcher.quoteReplacement(replacement.apply(match)));
  }

  private static String apply(List<Rule> rules, String text) {
    String result = text;
    for (Rule rule : rules) {
      result = rule.pattern().matcher(result).replaceAll(rule.replacement());
    }
    return result;
  }

  private static Rule rule(String pattern, String replacement) {
    return new Rule(Pattern.compile(pattern), replacement);
  }
}
