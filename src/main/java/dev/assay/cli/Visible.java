package dev.assay.cli;

import dev.assay.c.parse.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Text of programs and compilers as it is shown to people: what would make a terminal do something,
 * and bytes that are no text, stand there as C writes them.
 */
final class Visible {
  /** All control characters but the ends of lines and tabs; bytes that are not UTF-8; overrides. */
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\p{Cntrl}&&[^\\n\\t]]|[\\x{80}-\\x{9F}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}\\x{DC80}-\\x{DCFF}]");

  private Visible() {}

  static String of(String text) {
    return UNSEEN.matcher(text).replaceAll(found -> escaped(found).replace("\\", "\\\\"));
  }

  /** Of a program's output, which has a character for each byte. */
  static String ofBytes(String latin1) {
    return of(SourceText.decode(latin1.getBytes(StandardCharsets.ISO_8859_1)));
  }

  private static String escaped(MatchResult found) {
    if (found.group().equals("\r")) {
      return "\\r";
    }
    var text = new StringBuilder();
    for (byte one : SourceText.encode(found.group())) {
      text.append("\\%03o".formatted(one & 0xFF));
    }
    return text.toString();
  }
}
