package dev.assay.c.parse;

import java.util.Arrays;

/** Pairs brackets while tokens come in, so that the parser can skip a group in one step. */
final class BracketMatcher {
  private final Tokens tokens;
  private int[] open = new int[64];
  private int depth;
  private int braces;

  BracketMatcher(Tokens tokens) {
    this.tokens = tokens;
  }

  void add(TokenKind kind, int token) {
    if (kind == TokenKind.LBRACE || kind == TokenKind.LPAREN || kind == TokenKind.LBRACKET) {
      push(kind, token);
    } else if (kind == TokenKind.RBRACE) {
      closeBrace(token);
    } else if (kind == TokenKind.RPAREN) {
      close(TokenKind.LPAREN, token);
    } else if (kind == TokenKind.RBRACKET) {
      close(TokenKind.LBRACKET, token);
    }
  }

  private void push(TokenKind kind, int token) {
    if (depth == open.length) {
      open = Arrays.copyOf(open, depth * 2);
    }
    open[depth] = token;
    depth++;
    braces += kind == TokenKind.LBRACE ? 1 : 0;
  }

  /** A closing brace also ends the other brackets that were left open inside. */
  private void closeBrace(int token) {
    if (braces == 0) {
      return;
    }
    while (tokens.kinds[open[depth - 1]] != TokenKind.LBRACE) {
      depth--;
    }
    braces--;
    pair(token);
  }

  private void close(TokenKind opening, int token) {
    if (depth > 0 && tokens.kinds[open[depth - 1]] == opening) {
      pair(token);
    }
  }

  private void pair(int token) {
    depth--;
    tokens.matches[open[depth]] = token;
    tokens.matches[token] = open[depth];
  }
}
