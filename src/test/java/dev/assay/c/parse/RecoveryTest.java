package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecoveryTest {
  /** What comes after a bad declaration is read as if nothing had happened. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "int bad(void) { return 1 +; }",
        "int bad(void) { if (x { y; } }",
        "int bad(void) { foo bar baz; }",
        "int bad(int, ) { return 1; }",
        "int bad = { 1, 2 ;",
        "struct bad { int x y; };",
        "struct bad { int x; } a b;",
        "foo bar;",
        "foo bar(baz) { return 1; }",
        "int bad(void) { return undeclared; }",
        "int bad(void) { int a[3] = @; }",
        "typedef struct { int x } T, ;",
        "int bad(void) { return ({ 1; }; }",
        "enum bad { A, B, = };",
        "}",
        "int bad(void) { \"unterminated }\n}",
      })
  void oneErrorDoesNotLoseTheFile(String bad) {
    String text =
        "int before(void) { return 1; }\n" + bad + "\nint after(void) { return before(); }\n";
    ParseResult result = Sources.parse(text);
    assertTrue(result.hasErrors());
    assertTrue(Sources.function(result.program(), "before").body().isPresent());
    assertTrue(Sources.function(result.program(), "after").body().isPresent());
    assertTrue(result.skipped() >= 1);
  }

  @Test
  void aBadFunctionStaysDeclared() {
    ParseResult result =
        Sources.parse("int f(int a) { return a +; }\nint g(void) { return f(1); }");
    assertEquals(1, result.errors().size());
    assertEquals(1, result.skipped());
    assertTrue(Sources.function(result.program(), "f").body().isEmpty());
    assertTrue(Sources.function(result.program(), "g").body().isPresent());
  }

  @Test
  void anOpenBraceCostsOneDeclaration() {
    ParseResult result =
        Sources.parse(
            "int f(void) {\n  if (1) {\n    return 1;\n}\n\nint g(void)\n{\n  return 2;\n}\n");
    assertTrue(result.hasErrors());
  }

  @Test
  void scopesAreClosed() {
    ParseResult result =
        Sources.parse("typedef int T;\nint f(void) { int T = 1; { int y; +; } }\nT x; int y;");
    assertEquals(1, result.errors().size());
    assertEquals("y", Sources.variable(result.program(), "y").name());
  }
}
