package dev.assay.campaign.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What of a C file's text declares at file scope: all but what stands in braces and parameter
 * lists, and literals, comments and directives.
 */
final class FileScopeText {
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<directive>(?m:^)[ \\t]*#[^\\n\\\\]*+(?:\\\\(?s:.)[^\\n\\\\]*+)*+)"
              + "|(?<aside>//.*|(?s:/\\*.*?\\*/)|\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\""
              + "|'[^'\\\\]*+(?:\\\\.[^'\\\\]*+)*+')"
              + "|(?<declarator>\\(\\s*\\*)"
              + "|(?<open>[({])"
              + "|(?<close>[)}])");

  private FileScopeText() {}

  static String of(String text) {
    var kept = new StringBuilder();
    Matcher tokens = TOKEN.matcher(text);
    int depth = 0;
    int from = 0;
    while (tokens.find()) {
      if (depth == 0) {
        kept.append(text, from, tokens.start());
      }
      from = tokens.end();
      boolean opens = tokens.group("open") != null || isDeclarator(tokens) && depth > 0;
      boolean closes = tokens.group("close") != null;
      depth = opens ? depth + 1 : closes ? Math.max(0, depth - 1) : depth;
      if (opens ? depth == 1 : depth == 0) {
        kept.append(opens || closes || isDeclarator(tokens) ? tokens.group() : " ");
      }
    }
    return depth == 0 ? kept.append(text, from, text.length()).toString() : kept.toString();
  }

  private static boolean isDeclarator(Matcher tokens) {
    return tokens.group("declarator") != null;
  }
}
