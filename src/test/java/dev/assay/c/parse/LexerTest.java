package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Standard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LexerTest {
  private final Reports reports = new Reports();

  private Tokens lex(String text, Standard standard) {
    var symbols = new SymbolTable();
    Keywords.addTo(symbols, standard);
    return Lexer.lex(SourceText.of("t.c", text), standard, symbols, reports);
  }

  private List<String> words(String text) {
    Tokens tokens = lex(text, Standard.DEFAULT);
    var words = new ArrayList<String>();
    for (int i = 0; i < tokens.count - 1; i++) {
      words.add(tokens.textOf(i));
    }
    return words;
  }

  private List<TokenKind> kinds(String text) {
    Tokens tokens = lex(text, Standard.DEFAULT);
    return Arrays.asList(tokens.kinds).subList(0, tokens.count - 1);
  }

  @Test
  void longestOperatorWins() {
    assertEquals(
        List.of("a", "++", "+", "b", "<<=", "c", ">>", "==", "->", "..."),
        words("a+++b<<=c>> == -> ..."));
  }

  @Test
  void twoDotsAreTwoTokens() {
    assertEquals(List.of(".", ".", "x"), words("..x"));
  }

  @Test
  void digraphsHaveTheKindsOfWhatTheyMean() {
    assertEquals(
        List.of(
            TokenKind.LBRACKET,
            TokenKind.RBRACKET,
            TokenKind.LBRACE,
            TokenKind.RBRACE,
            TokenKind.HASH),
        kinds("<: :> <% %> %:"));
  }

  @Test
  void numbersAreTakenWhole() {
    assertEquals(
        List.of("0x1p-3f", "1e+5", ".5", "0xE+1", "1.e2", "+", "2"),
        words("0x1p-3f 1e+5 .5 0xE+1 1.e2+2"));
  }

  @Test
  void separatorsBelongToNumbersOnlyInC23() {
    assertEquals(2, lex("1'000'000", Standard.parse("c23").orElseThrow()).count);
    assertEquals(List.of("1", "'0'", "0"), words("1'0'0"));
  }

  @Test
  void stringPrefixes() {
    assertEquals(
        List.of("L\"a\"", "u8\"b\"", "u'c'", "U\"d\"", "Lx", "\"\\\"\""),
        words("L\"a\" u8\"b\" u'c' U\"d\" Lx \"\\\"\""));
  }

  @Test
  void commentsAndContinuationsAreSpace() {
    assertEquals(List.of("a", "b", "c", "d"), words("a/*x\n*y**/b//z\nc\\\nd"));
  }

  @Test
  void alternateKeywordsHaveOneKind() {
    assertEquals(
        List.of(
            TokenKind.CONST,
            TokenKind.VOLATILE,
            TokenKind.INLINE,
            TokenKind.ALIGNOF,
            TokenKind.THREAD_LOCAL),
        kinds("__const __volatile__ __inline__ __alignof__ __thread"));
  }

  @Test
  void keywordsDependOnTheStandard() {
    assertEquals(TokenKind.IDENTIFIER, lex("bool", Standard.DEFAULT).kinds[0]);
    assertEquals(TokenKind.BOOL, lex("bool", Sources.C23).kinds[0]);
    assertEquals(TokenKind.IDENTIFIER, lex("typeof", Standard.parse("c17").orElseThrow()).kinds[0]);
    assertEquals(TokenKind.TYPEOF, lex("typeof", Standard.DEFAULT).kinds[0]);
    assertEquals(TokenKind.IDENTIFIER, lex("restrict", Sources.C89).kinds[0]);
    assertEquals(TokenKind.IDENTIFIER, lex("inline", Standard.parse("c89").orElseThrow()).kinds[0]);
  }

  @Test
  void bracketsAreMatched() {
    Tokens tokens = lex("{ ( [ ] ) }", Standard.DEFAULT);
    assertEquals(5, tokens.matches[0]);
    assertEquals(4, tokens.matches[1]);
    assertEquals(3, tokens.matches[2]);
    assertEquals(0, tokens.matches[5]);
  }

  @Test
  void closingBraceEndsOtherBrackets() {
    Tokens tokens = lex("{ ( [ }", Standard.DEFAULT);
    assertEquals(3, tokens.matches[0]);
    assertEquals(-1, tokens.matches[1]);
  }

  @Test
  void lineMarkersSetFileAndLine() {
    Tokens tokens = lex("# 7 \"x.h\" 1 3\na\nb\n# 3 \"t.c\" 2\nc\n#line 40\nd", Standard.DEFAULT);
    assertEquals("x.h:7:1", tokens.span(0, 0).toString());
    assertEquals("x.h:8:1", tokens.span(1, 1).toString());
    assertEquals("t.c:3:1", tokens.span(2, 2).toString());
    assertEquals("t.c:40:1", tokens.span(3, 3).toString());
  }

  @Test
  void packIsKnownAtEachToken() {
    Tokens tokens =
        lex(
            "a\n#pragma pack(push, 2)\nb\n#pragma pack(1)\nc\n#pragma pack(pop)\nd",
            Standard.DEFAULT);
    assertEquals(
        List.of(0, 2, 1, 0),
        List.of(tokens.packAt(0), tokens.packAt(1), tokens.packAt(2), tokens.packAt(3)));
  }

  @Test
  void unterminatedLiteralIsReported() {
    lex("char *s = \"abc\nint x;", Standard.DEFAULT);
    assertEquals(
        "t.c:1:11: error: missing terminating \" character", reports.all().getFirst().toString());
  }

  @Test
  void unterminatedCommentIsReported() {
    lex("int x; /* abc", Standard.DEFAULT);
    assertEquals("t.c:1:8: error: unterminated comment", reports.all().getFirst().toString());
  }
}
