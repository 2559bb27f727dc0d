package dev.assay.c.parse;

import dev.assay.c.Span;

/** The parser's place among the tokens. */
final class Cursor {
  /** How deep constructs may nest; more is reported instead of read. */
  static final int MAX_DEPTH = 1000;

  /** How many operators may follow each other on one level. */
  static final int MAX_CHAIN = 4000;

  final Tokens tokens;
  private final Reports reports;
  private int at;
  private TokenKind kind;
  private int depth;

  Cursor(Tokens tokens, Reports reports) {
    this.tokens = tokens;
    this.reports = reports;
    this.kind = tokens.kinds[0];
  }

  int at() {
    return at;
  }

  void moveTo(int token) {
    at = token;
    kind = tokens.kinds[token];
  }

  TokenKind kind() {
    return kind;
  }

  boolean is(TokenKind wanted) {
    return kind == wanted;
  }

  /** The kind of the token after the current one. */
  TokenKind next() {
    return kindAt(1);
  }

  TokenKind kindAt(int offset) {
    return tokens.kinds[Math.min(at + offset, tokens.count - 1)];
  }

  Symbol symbol() {
    return tokens.names[at];
  }

  Symbol symbolAt(int offset) {
    return tokens.names[Math.min(at + offset, tokens.count - 1)];
  }

  String text() {
    return tokens.textOf(at);
  }

  void advance() {
    if (at < tokens.count - 1) {
      at++;
      kind = tokens.kinds[at];
    }
  }

  boolean accept(TokenKind wanted) {
    if (kind != wanted) {
      return false;
    }
    advance();
    return true;
  }

  void expect(TokenKind wanted) {
    if (kind != wanted) {
      throw expected(wanted.inMessage());
    }
    advance();
  }

  Symbol identifier() {
    if (kind != TokenKind.IDENTIFIER) {
      throw expected("identifier");
    }
    Symbol symbol = symbol();
    advance();
    return symbol;
  }

  Span span() {
    return tokens.span(at, at);
  }

  /** The span from a token to the last one taken. */
  Span spanFrom(int first) {
    return tokens.span(first, at - 1);
  }

  /** The bracket that closes the one at the token, or -1. */
  int matching(int open) {
    return tokens.matches[open];
  }

  /** Reports that something else should stand here. */
  SyntaxError expected(String what) {
    reports.error(span(), "expected " + what + ", found " + found());
    return new SyntaxError();
  }

  private String found() {
    return switch (kind) {
      case END -> "end of file";
      case INVALID -> "stray '" + printable(text()) + "'";
      case IDENTIFIER, NUMBER -> "'" + text() + "'";
      case STRING, CHARACTER -> text().length() > 40 ? kind.text() : text();
      default -> "'" + text() + "'";
    };
  }

  private static String printable(String text) {
    char c = text.charAt(0);
    return c < ' ' || c >= 0x7F ? String.format("\\u%04x", (int) c) : text;
  }

  /** Counts one more level of nesting. */
  void nest() {
    depth++;
    if (depth > MAX_DEPTH) {
      reports.unsupported(span(), "nesting deeper than " + MAX_DEPTH + " levels");
      throw new SyntaxError();
    }
  }

  /** Refuses a chain of operators that would make a tree too deep for those who walk it. */
  void checkChain(int length) {
    if (length > MAX_CHAIN) {
      reports.unsupported(span(), "a chain of more than " + MAX_CHAIN + " operators");
      throw new SyntaxError();
    }
  }

  void unnest() {
    depth--;
  }

  int depth() {
    return depth;
  }

  void restoreDepth(int level) {
    depth = level;
  }
}
