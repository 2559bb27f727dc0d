package dev.assay.reduce;

import java.util.List;

/** Where tokens of C end; good enough to count them, in any text. */
final class TokenEnd {
  private static final List<String> LONG_PUNCTUATION =
      List.of(
          "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
          "+=", "-=", "*=", "/=", "%=", "&=", "^=", "|=", "##", "::");

  private TokenEnd() {}

  /** The first position after the token, comment or white space that begins there. */
  static int of(String text, int start) {
    char first = text.charAt(start);
    if (Character.isWhitespace(first)) {
      return start + 1;
    }
    if (isComment(text, start)) {
      return commentEnd(text, start);
    }
    if (first == '"' || first == '\'') {
      return literalEnd(text, start);
    }
    boolean number =
        isDigit(first)
            || first == '.' && start + 1 < text.length() && isDigit(text.charAt(start + 1));
    return number || isWord(first)
        ? wordEnd(text, start, number)
        : start
            + LONG_PUNCTUATION.stream()
                .filter(p -> text.startsWith(p, start))
                .findFirst()
                .map(String::length)
                .orElse(1);
  }

  static boolean isComment(String text, int start) {
    return text.startsWith("/*", start) || text.startsWith("//", start);
  }

  private static int commentEnd(String text, int start) {
    boolean line = text.charAt(start + 1) == '/';
    int end = text.indexOf(line ? "\n" : "*/", start + 2);
    return end < 0 ? text.length() : line ? end : end + 2;
  }

  private static int literalEnd(String text, int start) {
    char quote = text.charAt(start);
    int at = start + 1;
    while (at < text.length() && text.charAt(at) != quote && text.charAt(at) != '\n') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(text.length(), at + 1);
  }

  private static int wordEnd(String text, int start, boolean number) {
    int at = start;
    while (at < text.length() && (isWord(text.charAt(at)) || number && isInNumber(text, at))) {
      at++;
    }
    return at;
  }

  private static boolean isInNumber(String text, int at) {
    char c = text.charAt(at);
    return c == '.' || (c == '+' || c == '-') && "eEpP".indexOf(text.charAt(at - 1)) >= 0;
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
