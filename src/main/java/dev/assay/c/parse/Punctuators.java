package dev.assay.c.parse;

/** Recognises operators and punctuation, digraphs included. */
final class Punctuators {
  private Punctuators() {}

  static TokenKind kindAt(char[] text, int at) {
    char next = text[at + 1];
    return switch (text[at]) {
      case '{' -> TokenKind.LBRACE;
      case '}' -> TokenKind.RBRACE;
      case '(' -> TokenKind.LPAREN;
      case ')' -> TokenKind.RPAREN;
      case '[' -> TokenKind.LBRACKET;
      case ']' -> TokenKind.RBRACKET;
      case ';' -> TokenKind.SEMICOLON;
      case ',' -> TokenKind.COMMA;
      case '~' -> TokenKind.TILDE;
      case '?' -> TokenKind.QUESTION;
      case '.' -> next == '.' && text[at + 2] == '.' ? TokenKind.ELLIPSIS : TokenKind.DOT;
      case ':' ->
          next == '>' ? TokenKind.RBRACKET : next == ':' ? TokenKind.COLON_COLON : TokenKind.COLON;
      case '=' -> next == '=' ? TokenKind.EQUAL : TokenKind.ASSIGN;
      case '!' -> next == '=' ? TokenKind.NOT_EQUAL : TokenKind.BANG;
      case '*' -> next == '=' ? TokenKind.STAR_ASSIGN : TokenKind.STAR;
      case '/' -> next == '=' ? TokenKind.SLASH_ASSIGN : TokenKind.SLASH;
      case '^' -> next == '=' ? TokenKind.CARET_ASSIGN : TokenKind.CARET;
      case '%' -> percent(next);
      case '+' -> either(next, '+', TokenKind.INCREMENT, TokenKind.PLUS_ASSIGN, TokenKind.PLUS);
      case '-' -> next == '>' ? TokenKind.ARROW : minus(next);
      case '&' -> either(next, '&', TokenKind.AND_AND, TokenKind.AMP_ASSIGN, TokenKind.AMP);
      case '|' -> either(next, '|', TokenKind.OR_OR, TokenKind.PIPE_ASSIGN, TokenKind.PIPE);
      case '<' -> less(next, text[at + 2]);
      case '>' -> greater(next, text[at + 2]);
      case '#' -> TokenKind.HASH;
      default -> TokenKind.INVALID;
    };
  }

  private static TokenKind either(
      char next, char same, TokenKind doubled, TokenKind assign, TokenKind one) {
    return next == same ? doubled : next == '=' ? assign : one;
  }

  private static TokenKind minus(char next) {
    return either(next, '-', TokenKind.DECREMENT, TokenKind.MINUS_ASSIGN, TokenKind.MINUS);
  }

  private static TokenKind percent(char next) {
    return switch (next) {
      case '=' -> TokenKind.PERCENT_ASSIGN;
      case '>' -> TokenKind.RBRACE;
      case ':' -> TokenKind.HASH;
      default -> TokenKind.PERCENT;
    };
  }

  private static TokenKind less(char next, char after) {
    return switch (next) {
      case '<' -> after == '=' ? TokenKind.SHIFT_LEFT_ASSIGN : TokenKind.SHIFT_LEFT;
      case '=' -> TokenKind.LESS_EQUAL;
      case ':' -> TokenKind.LBRACKET;
      case '%' -> TokenKind.LBRACE;
      default -> TokenKind.LESS;
    };
  }

  private static TokenKind greater(char next, char after) {
    return switch (next) {
      case '>' -> after == '=' ? TokenKind.SHIFT_RIGHT_ASSIGN : TokenKind.SHIFT_RIGHT;
      case '=' -> TokenKind.GREATER_EQUAL;
      default -> TokenKind.GREATER;
    };
  }

  /** The length of the spelling; only a digraph's differs from its kind's. */
  static int lengthAt(char[] text, int at, TokenKind kind) {
    int length = kind.text().length();
    return length == 1 && text[at] != kind.text().charAt(0) ? 2 : length;
  }
}
