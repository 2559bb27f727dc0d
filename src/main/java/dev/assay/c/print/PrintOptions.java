package dev.assay.c.print;

/**
 * How programs are printed.
 *
 * @param types whether statements and declarations are followed by comments with the types of their
 *     subexpressions and the implicit conversions
 * @param width the column before which lines are wrapped where C's tokens allow
 */
public record PrintOptions(boolean types, int width) {
  public static final PrintOptions DEFAULT = new PrintOptions(false, 100);

  public PrintOptions withTypes() {
    return new PrintOptions(true, width);
  }
}
