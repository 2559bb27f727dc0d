package dev.assay.c.parse;

/**
 * An identifier of one translation unit, with what it means at the parser's current place.
 *
 * <p>Keeping the meaning here makes a look-up one field access; {@link Scopes} restores it when a
 * scope ends.
 */
final class Symbol {
  final String text;
  final TokenKind kind;
  Binding binding;
  TagBinding tag;

  /**
   * The variable or function with linkage that some declaration of the file gave this name, or
   * null.
   */
  Binding linked;

  Symbol(String text, TokenKind kind) {
    this.text = text;
    this.kind = kind;
  }

  @Override
  public String toString() {
    return text;
  }
}
