package dev.assay.reduce;

/**
 * How large a program is: tokens first, then characters, so that a shorter type, constant or name
 * counts too.
 */
public record Size(int tokens, int characters) implements Comparable<Size> {
  /** Of a text in C; comments and white space do not count. */
  public static Size of(String text) {
    int tokens = 0;
    int characters = 0;
    int at = 0;
    while (at < text.length()) {
      int end = TokenEnd.of(text, at);
      if (!Character.isWhitespace(text.charAt(at)) && !TokenEnd.isComment(text, at)) {
        tokens++;
        characters += end - at;
      }
      at = end;
    }
    return new Size(tokens, characters);
  }

  public Size plus(Size other) {
    return new Size(tokens + other.tokens, characters + other.characters);
  }

  public boolean isLessThan(Size other) {
    return compareTo(other) < 0;
  }

  @Override
  public int compareTo(Size other) {
    return tokens != other.tokens
        ? Integer.compare(tokens, other.tokens)
        : Integer.compare(characters, other.characters);
  }
}
