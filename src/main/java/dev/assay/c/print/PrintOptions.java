package dev.assay.c.print;

/**
 * How programs are printed.
 *
 * @param types whether statements and declarations are followed by comments with the types of their
 *     subexpressions and the implicit conversions
 * @param width the column before which lines are wrapped where C's tokens allow
 * @param words the language whose keywords are used; a tree printed as C++ must say nothing that
 *     C++ does not have
 */
public record PrintOptions(boolean types, int width, Words words) {
  public static final PrintOptions DEFAULT = new PrintOptions(false, 100, Words.C);

  /** The languages that share this tree but not all their keywords. */
  public enum Words {
    C,
    CXX98,
    CXX11
  }

  public PrintOptions(boolean types, int width) {
    this(types, width, Words.C);
  }

  public PrintOptions withTypes() {
    return new PrintOptions(true, width, words);
  }

  public PrintOptions withWords(Words other) {
    return new PrintOptions(types, width, other);
  }
}
