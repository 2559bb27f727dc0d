package dev.assay.interpret.library;

/** Reads input items for scanf: at most so many characters that go on fitting a pattern. */
final class ScanInput {
  private final InputStream input;
  private int count;

  ScanInput(InputStream input) {
    this.input = input;
  }

  /** How many characters were used up so far. */
  int count() {
    return count;
  }

  boolean isAtEnd() {
    return input.peek() < 0;
  }

  int peek() {
    return input.peek();
  }

  int next() {
    int c = input.read();
    count += c < 0 ? 0 : 1;
    return c;
  }

  void skipSpace() {
    while (Characters.isSpace(input.peek())) {
      next();
    }
  }

  /** The characters of an integer in the base, 0 for C's prefixes; never more than the width. */
  String integer(int width, int base) {
    StringBuilder item = new StringBuilder();
    sign(item, width);
    int radix = base;
    if (item.length() < width && input.peek() == '0' && (base == 0 || base == 16)) {
      item.append((char) next());
      radix = base == 0 ? 8 : base;
      if (item.length() < width && (input.peek() | 32) == 'x') {
        item.append((char) next());
        radix = 16;
      }
    } else if (base == 0) {
      radix = 10;
    }
    digits(item, width, radix);
    return item.toString();
  }

  private void sign(StringBuilder item, int width) {
    if (width > 0 && (input.peek() == '-' || input.peek() == '+')) {
      item.append((char) next());
    }
  }

  private int digits(StringBuilder item, int width, int radix) {
    int start = item.length();
    while (item.length() < width && digit(input.peek(), radix)) {
      item.append((char) next());
    }
    return item.length() - start;
  }

  private static boolean digit(int c, int radix) {
    return c >= 0 && c < 128 && Character.digit(c, radix) >= 0;
  }

  /** The characters of a floating number; a prefix of one is used up and does not match. */
  String floating(int width) {
    StringBuilder item = new StringBuilder();
    sign(item, width);
    if ((input.peek() | 32) == 'i' || (input.peek() | 32) == 'n') {
      word(item, width, (input.peek() | 32) == 'i' ? "infinity" : "nan");
      return item.toString();
    }
    int radix = 10;
    if (item.length() < width && input.peek() == '0') {
      item.append((char) next());
      if (item.length() < width && (input.peek() | 32) == 'x') {
        item.append((char) next());
        radix = 16;
      }
    }
    digits(item, width, radix);
    if (item.length() < width && input.peek() == '.') {
      item.append((char) next());
      digits(item, width, radix);
    }
    boolean any = item.chars().anyMatch(Characters::isDigit) || radix == 16;
    if (any && item.length() < width && (input.peek() | 32) == (radix == 16 ? 'p' : 'e')) {
      item.append((char) next());
      sign(item, width - item.length());
      digits(item, width, 10);
    }
    return item.toString();
  }

  private void word(StringBuilder item, int width, String word) {
    int matched = 0;
    while (item.length() < width
        && matched < word.length()
        && input.peek() >= 0
        && (input.peek() | 32) == word.charAt(matched)) {
      item.append((char) next());
      matched++;
    }
  }

  /** Characters up to white space. */
  String word(int width) {
    StringBuilder item = new StringBuilder();
    while (item.length() < width && input.peek() >= 0 && !Characters.isSpace(input.peek())) {
      item.append((char) next());
    }
    return item.toString();
  }

  /** Exactly so many characters, or as many as there are. */
  String characters(int width) {
    StringBuilder item = new StringBuilder();
    while (item.length() < width && input.peek() >= 0) {
      item.append((char) next());
    }
    return item.toString();
  }

  /** Characters in the set, or outside of it if it begins with a caret. */
  String inSet(int width, String set) {
    boolean inverted = set.startsWith("^");
    String members = expanded(inverted ? set.substring(1) : set);
    StringBuilder item = new StringBuilder();
    while (item.length() < width
        && input.peek() >= 0
        && (members.indexOf(input.peek()) >= 0) != inverted) {
      item.append((char) next());
    }
    return item.toString();
  }

  /** Ranges as glibc reads them. */
  private static String expanded(String set) {
    StringBuilder members = new StringBuilder();
    for (int i = 0; i < set.length(); i++) {
      boolean range = i > 0 && i < set.length() - 1 && set.charAt(i) == '-';
      if (range && set.charAt(i - 1) <= set.charAt(i + 1)) {
        for (char c = set.charAt(i - 1); c <= set.charAt(i + 1); c++) {
          members.append(c);
        }
      } else {
        members.append(set.charAt(i));
      }
    }
    return members.toString();
  }
}
