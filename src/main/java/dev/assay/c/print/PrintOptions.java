package dev.assay.c.print;

/**
 * How programs are printed.
 *
 * @param types whether statements and declarations are followed by comments with the types of their
 *     subexpressions and the implicit conversions
 * @param width the column before which lines are wrapped where C's tokens allow
 * @param words the language whose keywords are used; a tree printed as C++ must say nothing that
 *     C++ does not have
 * @param terse whether neighbouring declarations become one where they can, and words that C lets
 *     one leave out are left out
 */
public record PrintOptions(boolean types, int width, Words words, boolean terse) {
  public static final PrintOptions DEFAULT = new PrintOptions(false, 100, Words.C);

  /** As few tokens as the program can be written with. */
  public static final PrintOptions TERSE = new PrintOptions(false, 100, Words.C, true);

  /** The languages that share this tree but not all their keywords. */
  public enum Words {
    C,
    CXX98,
    CXX11
  }

  public PrintOptions(boolean types, int width, Words words) {
    this(types, width, words, false);
  }

  public PrintOptions(boolean types, int width) {
    this(types, width, Words.C);
  }

  public PrintOptions withTypes() {
    return new PrintOptions(true, width, words, terse);
  }

  public PrintOptions withWords(Words other) {
    return new PrintOptions(types, width, other, terse);
  }
}
