package dev.assay.c.parse;

/** Finds the next external declaration after a syntax error and makes the parser ready for it. */
final class Recovery {
  private final Unit unit;
  private final Tokens tokens;

  Recovery(Unit unit) {
    this.unit = unit;
    this.tokens = unit.tokens;
  }

  /** Continues after the declaration that starts at the token. */
  void recover(int start) {
    int failed = unit.cursor.at();
    unit.scopes.leaveTo(0);
    unit.functions.leaveTo(null);
    unit.tagParser.reset();
    unit.cursor.restoreDepth(0);
    int next = tokens.kinds[start] == TokenKind.RBRACE ? start + 1 : endOfDeclaration(start);
    // Where the error lies beyond the end that the brackets suggest, reading goes on after it.
    int end = failed > next ? endOfDeclaration(failed) : next;
    unit.cursor.moveTo(Math.min(Math.max(end, start + 1), tokens.count - 1));
  }

  private int endOfDeclaration(int start) {
    int at = start;
    while (at < tokens.count - 1) {
      switch (tokens.kinds[at]) {
        case SEMICOLON -> {
          return at + 1;
        }
        case LPAREN, LBRACKET -> at = Math.max(tokens.matches[at], at) + 1;
        case LBRACE -> {
          if (tokens.matches[at] < 0) {
            return nextAtLineStart(at + 1);
          }
          at = tokens.matches[at] + 1;
          if (endsBody(at)) {
            return at;
          }
        }
        default -> {
          at++;
          if (at > start + 1 && isFreshStart(at)) {
            return at;
          }
        }
      }
    }
    return at;
  }

  /** Whether what follows a closing brace looks like another declaration. */
  private boolean endsBody(int at) {
    return switch (tokens.kinds[at]) {
      case SEMICOLON, COMMA, ASSIGN, RPAREN, RBRACKET, LBRACKET, ATTRIBUTE, STAR -> false;
      case IDENTIFIER -> startsLine(at);
      default -> true;
    };
  }

  /** A keyword that begins declarations, in the first column. */
  private boolean isFreshStart(int at) {
    return switch (tokens.kinds[at]) {
      case STATIC, EXTERN, TYPEDEF, INLINE -> startsLine(at);
      default -> false;
    };
  }

  private boolean startsLine(int at) {
    return tokens.lines.column(tokens.lineOf[at], tokens.starts[at]) == 1;
  }

  private int nextAtLineStart(int from) {
    int at = from;
    while (at < tokens.count - 1) {
      TokenKind kind = tokens.kinds[at];
      if (startsLine(at) && (kind == TokenKind.IDENTIFIER || kind.isKeyword())) {
        return at;
      }
      at++;
    }
    return at;
  }
}
