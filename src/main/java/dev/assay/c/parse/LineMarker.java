package dev.assay.c.parse;

/**
 * A line marker: {@code # 12 "file" 1 3 4}, or {@code #line 12 "file"}; an empty file means the
 * same as before.
 */
record LineMarker(int line, String file, boolean enters, boolean returns, boolean system) {
  /** Reads what follows the {@code #} or {@code #line}. */
  static LineMarker parse(String text) {
    int at = skipBlanks(text, 0);
    int line = 0;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      line = (int) Math.min(Integer.MAX_VALUE / 2, line * 10L + (text.charAt(at) - '0'));
      at++;
    }
    at = skipBlanks(text, at);
    var file = new StringBuilder();
    if (at < text.length() && text.charAt(at) == '"') {
      at++;
      while (at < text.length() && text.charAt(at) != '"') {
        at = unescape(text, at, file);
      }
      at++;
    }
    String flags = at < text.length() ? text.substring(at) : "";
    return new LineMarker(
        line, file.toString(), hasFlag(flags, '1'), hasFlag(flags, '2'), hasFlag(flags, '3'));
  }

  private static boolean hasFlag(String flags, char flag) {
    return flags.indexOf(flag) >= 0;
  }

  private static int skipBlanks(String text, int at) {
    int i = at;
    while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
      i++;
    }
    return i;
  }

  private static int unescape(String text, int at, StringBuilder file) {
    char c = text.charAt(at);
    if (c != '\\' || at + 1 >= text.length()) {
      file.append(c);
      return at + 1;
    }
    int digits = at + 1;
    while (digits < text.length()
        && digits < at + 4
        && text.charAt(digits) >= '0'
        && text.charAt(digits) <= '7') {
      digits++;
    }
    if (digits > at + 1) {
      file.append((char) Integer.parseInt(text.substring(at + 1, digits), 8));
      return digits;
    }
    file.append(text.charAt(at + 1));
    return at + 2;
  }
}
