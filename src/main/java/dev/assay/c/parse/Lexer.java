package dev.assay.c.parse;

import dev.assay.c.Diagnostic;
import dev.assay.c.Standard;
import java.util.function.Consumer;

/** Cuts preprocessed text into tokens in one pass. */
final class Lexer {
  private final char[] text;
  private final int length;
  private final Tokens tokens;
  private final LineMap lines;
  private final BracketMatcher brackets;
  private final Directives directives;
  private final Consumer<Diagnostic> report;
  private final boolean separators;
  private int at;
  private int line;
  private boolean lineStart = true;

  private Lexer(
      SourceText source, Standard standard, SymbolTable symbols, Consumer<Diagnostic> report) {
    this.length = source.preprocessed().length();
    this.text = new char[length + 4];
    source.preprocessed().getChars(0, length, text, 0);
    this.lines = new LineMap(source.file());
    this.tokens = new Tokens(text, lines, symbols);
    this.brackets = new BracketMatcher(tokens);
    this.directives = new Directives(tokens, report);
    this.report = report;
    this.separators = standard.atLeast(Standard.Version.C23);
  }

  static Tokens lex(
      SourceText source, Standard standard, SymbolTable symbols, Consumer<Diagnostic> report) {
    var lexer = new Lexer(source, standard, symbols, report);
    lexer.run();
    return lexer.tokens;
  }

  private void run() {
    while (at < length) {
      char c = text[at];
      if (c == '\n') {
        newLine();
      } else if (c <= ' ') {
        at++;
      } else if (c == '#' && lineStart) {
        directive();
      } else if (c == '/' && (text[at + 1] == '*' || text[at + 1] == '/')) {
        comment();
      } else if (c == '\\' && (text[at + 1] == '\n' || text[at + 1] == '\r')) {
        at++;
      } else {
        lineStart = false;
        token(c);
      }
    }
    tokens.add(TokenKind.END, length, length, line, null);
  }

  private void newLine() {
    at++;
    lines.startLine(at);
    line = lines.currentLine();
    lineStart = true;
  }

  private void token(char c) {
    if (isIdentifierStart(c)) {
      identifier(c);
    } else if (isDigit(c) || (c == '.' && isDigit(text[at + 1]))) {
      number();
    } else if (c == '"' || c == '\'') {
      quoted(at, c);
    } else {
      punctuator(c);
    }
  }

  private void identifier(char c) {
    int start = at;
    if ((c == 'L' || c == 'u' || c == 'U') && isStringPrefix()) {
      return;
    }
    while (isIdentifierPart(text[at])) {
      at += text[at] == '\\' ? (text[at + 1] == 'u' ? 6 : 10) : 1;
    }
    at = Math.min(at, length);
    if (at == start) {
      at++;
      add(TokenKind.INVALID, start);
      return;
    }
    Symbol symbol = tokens.symbols.get(text, start, at);
    if (symbol.kind == TokenKind.PRAGMA && pragmaOperator(start)) {
      return;
    }
    tokens.add(symbol.kind, start, at, line, symbol);
  }

  /** {@code _Pragma("text")} is the directive with that text. */
  private boolean pragmaOperator(int start) {
    int open = skipBlanks(at);
    int quote = open < length && text[open] == '(' ? skipBlanks(open + 1) : length;
    int end = quote;
    do {
      end += end < length && text[end] == '\\' ? 2 : 1;
    } while (end < length && text[end] != '"' && text[end] != '\n');
    int close = skipBlanks(end + 1);
    if (close >= length || text[quote] != '"' || text[close] != ')') {
      return false;
    }
    String body =
        new String(text, quote + 1, end - quote - 1).replace("\\\"", "\"").replace("\\\\", "\\");
    at = close + 1;
    directives.pragma(body.strip(), start, at, line);
    return true;
  }

  private int skipBlanks(int from) {
    int i = from;
    while (i < length && (text[i] == ' ' || text[i] == '\t')) {
      i++;
    }
    return i;
  }

  private boolean isStringPrefix() {
    int quote = text[at] == 'u' && text[at + 1] == '8' ? at + 2 : at + 1;
    if (text[quote] != '"' && text[quote] != '\'') {
      return false;
    }
    int start = at;
    at = quote;
    quoted(start, text[quote]);
    return true;
  }

  private void number() {
    int start = at;
    while (at < length) {
      char c = text[at];
      if (isIdentifierPart(c) || c == '.') {
        at++;
        boolean exponent = c == 'e' || c == 'E' || c == 'p' || c == 'P';
        if (exponent && (text[at] == '+' || text[at] == '-')) {
          at++;
        }
      } else if (c == '\'' && separators && isIdentifierPart(text[at + 1])) {
        at += 2;
      } else {
        break;
      }
    }
    add(TokenKind.NUMBER, start);
  }

  private void quoted(int start, char quote) {
    int startLine = line;
    at++;
    while (at < length && text[at] != quote && text[at] != '\n') {
      at += text[at] == '\\' ? 2 : 1;
      if (at <= length && text[at - 1] == '\n') {
        lines.startLine(at);
        line = lines.currentLine();
      }
    }
    at = Math.min(at, length);
    if (at == length || text[at] != quote) {
      report.accept(
          Diagnostic.error(
              lines.span(startLine, start, startLine, start + 1),
              "missing terminating " + quote + " character"));
      tokens.add(TokenKind.INVALID, start, at, startLine, null);
      return;
    }
    at++;
    tokens.add(quote == '"' ? TokenKind.STRING : TokenKind.CHARACTER, start, at, startLine, null);
  }

  private void punctuator(char c) {
    int start = at;
    TokenKind kind = Punctuators.kindAt(text, at);
    at += kind == TokenKind.INVALID ? 1 : Punctuators.lengthAt(text, at, kind);
    if (kind == TokenKind.INVALID && Character.isHighSurrogate(c) && at < length) {
      at++;
    }
    add(kind, start);
    brackets.add(kind, tokens.count - 1);
  }

  private void add(TokenKind kind, int start) {
    tokens.add(kind, start, at, line, null);
  }

  private void comment() {
    if (text[at + 1] == '/') {
      while (at < length && text[at] != '\n') {
        at++;
      }
      return;
    }
    int start = at;
    int startLine = line;
    boolean first = lineStart;
    at += 2;
    while (at < length && !(text[at] == '*' && text[at + 1] == '/')) {
      if (text[at] == '\n') {
        newLine();
      } else {
        at++;
      }
    }
    lineStart = first;
    if (at >= length) {
      report.accept(
          Diagnostic.error(
              lines.span(startLine, start, startLine, start + 2), "unterminated comment"));
    }
    at = Math.min(length, at + 2);
  }

  private void directive() {
    int start = at;
    int end = at;
    while (end < length && text[end] != '\n') {
      end++;
    }
    at = end;
    directives.take(new String(text, start + 1, end - start - 1), start, end, line);
    lineStart = false;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private boolean isIdentifierStart(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || c == '_'
        || c == '$'
        || (c == '\\' && (text[at + 1] == 'u' || text[at + 1] == 'U'))
        || (c >= 0x80 && isUnicodeLetter(c));
  }

  private boolean isIdentifierPart(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || c == '_'
        || isDigit(c)
        || c == '$'
        || (c == '\\' && at + 1 < length && (text[at + 1] == 'u' || text[at + 1] == 'U'))
        || (c >= 0x80 && isUnicodeLetter(c));
  }

  private static boolean isUnicodeLetter(char c) {
    return Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c)
        || (Character.isSurrogate(c) && !(c >= 0xDC80 && c <= 0xDCFF));
  }
}
