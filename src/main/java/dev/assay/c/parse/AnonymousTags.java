package dev.assay.c.parse;

/**
 * Decides what becomes of a type without a tag: it stays where it is when one declarator uses it,
 * else it gets a name.
 */
final class AnonymousTags {
  private final Cursor cursor;
  private final Tokens tokens;

  AnonymousTags(Cursor cursor) {
    this.cursor = cursor;
    this.tokens = cursor.tokens;
  }

  /** Whether the type whose body opens at the current token can stay without a name. */
  boolean staysInline(Specifiers found, Place place) {
    int close = cursor.matching(cursor.at());
    if (place == Place.PARAMETER || place == Place.TYPE_NAME || close < 0) {
      return false;
    }
    int at = skipSpecifiers(close + 1, found);
    if (tokens.kinds[at] == TokenKind.SEMICOLON) {
      return true;
    }
    return isOneDeclarator(at)
        ? !declaresFunction(at)
        : found.typedef
            && tokens.kinds[at] == TokenKind.IDENTIFIER
            && tokens.kinds[at + 1] == TokenKind.COMMA;
  }

  /** Whether no declarator follows the body that opens at the current token. */
  boolean standsAlone() {
    int close = cursor.matching(cursor.at());
    return close >= 0
        && tokens.kinds[skipSpecifiers(close + 1, new Specifiers())] == TokenKind.SEMICOLON;
  }

  private int skipSpecifiers(int from, Specifiers found) {
    int at = from;
    while (true) {
      switch (tokens.kinds[at]) {
        case ATTRIBUTE, ALIGNAS -> at = skipGroup(at + 1);
        case TYPEDEF -> {
          found.typedef = true;
          at++;
        }
        case CONST,
            VOLATILE,
            RESTRICT,
            STATIC,
            EXTERN,
            REGISTER,
            AUTO,
            INLINE,
            EXTENSION,
            THREAD_LOCAL ->
            at++;
        default -> {
          return at;
        }
      }
    }
  }

  private int skipGroup(int at) {
    return tokens.matches[at] > at ? tokens.matches[at] + 1 : at;
  }

  private boolean isOneDeclarator(int from) {
    int at = from;
    while (true) {
      switch (tokens.kinds[at]) {
        case LPAREN, LBRACKET, LBRACE -> {
          if (tokens.matches[at] < 0) {
            return true;
          }
          at = tokens.matches[at] + 1;
        }
        case COMMA -> {
          return false;
        }
        case SEMICOLON, END, RBRACE, RPAREN -> {
          return true;
        }
        default -> at++;
      }
    }
  }

  private boolean declaresFunction(int from) {
    int at = from;
    while (tokens.kinds[at] == TokenKind.STAR
        || tokens.kinds[at] == TokenKind.CONST
        || tokens.kinds[at] == TokenKind.VOLATILE) {
      at++;
    }
    return tokens.kinds[at] == TokenKind.IDENTIFIER && tokens.kinds[at + 1] == TokenKind.LPAREN;
  }
}
