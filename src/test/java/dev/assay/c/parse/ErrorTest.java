package dev.assay.c.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "int x|1:6: error: expected ',' or ';', found end of file",
        "int x = ;|1:9: error: expected expression, found ';'",
        "int f(void) { return 1 }|1:24: error: expected ';', found '}'",
        "int f(void) { if 1) ; }|1:18: error: expected '(', found '1'",
        "int f(void) { g(1; }|1:18: error: expected ',' or ')', found ';'",
        "int a[3;|1:8: error: expected ']', found ';'",
        "struct { int x } s;|1:1: ok",
        "struct S { int ; x };|1:18: error: expected a type, found 'x'",
        "enum E { };|1:10: error: expected identifier, found '}'",
        "struct;|1:7: error: expected identifier or '{', found ';'",
        "int f(int, );|1:12: error: expected a type, found ')'",
        "foo x;|1:1: error: unknown type name 'foo'",
        "foo *x;|1:1: error: unknown type name 'foo'",
        "int x = 'ab;|1:9: error: missing terminating ' character",
        "int @ x;|1:5: error: expected identifier or '(', found stray '@'",
        "int f(void) { x = 1; }|1:15: error: 'x' undeclared",
        "int x; float x;|1:8: error: conflicting types for 'x': 'float' after 'int'",
        "int x = 1; int x = 2;|1:12: error: redefinition of 'x'",
        "int f(void) { } int f(void) { }|1:17: error: redefinition of 'f'",
        "int f(void) { int x; int x; }|1:22: error: redeclaration of 'x'",
        "int f(int x) { int x; }|1:16: error: redeclaration of 'x'",
        "int f(int x, int x);|1:14: error: redefinition of parameter 'x'",
        "typedef int T; int T;|1:16: error: 'T' redeclared as different kind of symbol",
        "typedef int T; typedef long T;|1:16: error: conflicting types for 'T'",
        "int x; static int x;|1:8: error: static declaration of 'x' follows non-static declaration",
        "struct S { int x; }; struct S { int y; };|1:22: error: redefinition of 'struct S'",
        "struct S { int x; }; union S u;|1:22: error: 'S' defined as wrong kind of tag",
        "struct S { int x; char x; };|1:19: error: duplicate member 'x'",
        "struct S { int x; union { int x; }; };|1:27: error: duplicate member 'x'",
        "enum { A, A };|1:11: error: redeclaration of enumerator 'A'",
      })
  void messagesAboutSyntaxAndNames(String text, String message) {
    assertFirst(message, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "void f(void) { goto l; }|1:21: error: label 'l' used but not defined",
        "void f(void) { l: ; l: ; }|1:21: error: duplicate label 'l'",
        "void f(void) { break; }|1:16: error: break statement not within loop or switch",
        "void f(void) { switch (1) { continue; } }|1:29: error: continue statement not within a"
            + " loop",
        "void f(void) { case 1: ; }|1:16: error: case label not within a switch statement",
        "void f(int n) { switch (n) { case 1: case 1: ; } }|1:38: error: duplicate case value",
        "void f(int n) { switch (n) { default: default: ; } }|1:39: error: multiple default labels"
            + " in one switch",
        "void f(int n) { switch (n) { case 1 ... 5: case 3: ; } }|1:44: error: duplicate case"
            + " value",
        "_Static_assert(1 == 2, \"no\");|1:1: error: static assertion failed: \"no\"",
        "int a[-1];|1:7: error: size of array is negative",
        "int n; int a[n];|1:14: error: variably modified type at file scope",
        "int n; int x = n;|1:16: error: initializer element is not constant",
        "struct S { int b : 40; };|1:20: error: width of bit-field 'b' exceeds its type",
        "struct S { int b : 0; };|1:20: error: zero width for bit-field 'b'",
        "struct S { float b : 3; };|1:22: error: bit-field 'b' has invalid type",
        "struct S { struct T t; };|1:12: error: field 't' has incomplete type",
        "struct S { int f(void); };|1:12: error: field 'f' declared as a function",
        "void f(void) { struct S s; }|1:16: error: storage size of 's' isn't known",
        "struct S s; struct T t; struct T { int x; };|1:1: error: storage size of 's' isn't known",
        "void f(void) { register int r; &r; }|1:32: error: address of register variable 'r'"
            + " requested",
        "void x;|1:1: error: variable 'x' declared void",
        "int f(void)[3];|1:1: error: function declared as returning an array",
        "int a[2](void);|1:1: error: declaration of an array of functions",
        "long float x;|1:1: error: invalid combination of type specifiers",
        "static extern int x;|1:8: error: multiple storage classes in declaration specifiers",
        "int f(void) { return ({ 1; }) + }|1:33: error: expected expression, found '}'",
        "int x = ({ 1; });|1:10: error: braced-group within expression allowed only inside a"
            + " function",
      })
  void messagesAboutStatementsAndObjects(String text, String message) {
    assertFirst(message, text);
  }

  private static void assertFirst(String message, String text) {
    List<String> errors = Sources.errors(text);
    String first = errors.isEmpty() ? "t.c:1:1: ok" : errors.getFirst();
    assertEquals("t.c:" + message, first);
  }

  @Test
  void theLineIsShownWithACaret() {
    var source = SourceText.of("t.c", "int a;\n\tint b = c + 1;\n");
    Diagnostic error =
        Parser.parse(source, dev.assay.c.DataModel.LP64, Sources.C17).errors().getFirst();
    assertEquals(
        """
        t.c:2:10: error: 'c' undeclared
            2 | \tint b = c + 1;
              | \t        ^
        """,
        new DiagnosticPrinter(source).print(error));
  }

  @Test
  void rangesAreUnderlined() {
    var source = SourceText.of("t.c", "int n, a[n + 1];\n");
    Diagnostic error =
        Parser.parse(source, dev.assay.c.DataModel.LP64, Sources.C17).errors().getFirst();
    assertEquals(
        """
        t.c:1:10: error: variably modified type at file scope
            1 | int n, a[n + 1];
              |          ^~~~~
        """,
        new DiagnosticPrinter(source).print(error));
  }

  @Test
  void whatWeDoNotKnowIsUnsupported() {
    for (String text :
        List.of("_Decimal64 d;", "double d = 1.0dd;", "int x = __builtin_no_such_thing(1);")) {
      assertTrue(Sources.parse(text).unsupported().isPresent(), text);
      assertEquals(List.of(), Sources.errors(text));
    }
  }

  @Test
  void unpreprocessedTextIsRefused() {
    assertEquals(
        List.of("t.c:1:1: error: expected preprocessed text, found '#include'"),
        Sources.errors("#include <stdio.h>\nint x;"));
  }

  @Test
  void validProgramsHaveNoErrors() {
    assertTrue(
        Sources.errors(
                "int x; int x; extern int x; static int y; extern int y; int f(); int f(void) {"
                    + " return x + y; }")
            .isEmpty());
    assertTrue(
        Sources.errors(
                "int *p = &(int){ 1 }; int a[3]; int *q = a + 1; int *r = &a[2]; char *s = \"x\" +"
                    + " 1; long l = (long)&a;")
            .isEmpty());
    assertTrue(
        Sources.errors(
                "struct S { int x; } s; int *p = &s.x; struct S *t = &s; int *u = &(&s)->x; void"
                    + " f(void); void (*g)(void) = f, (*h)(void) = &f;")
            .isEmpty());
    assertTrue(
        Sources.errors(
                "static const int c = 3; static int d = c; int e = 1 ? 2 : 3; double z = 1.0 / 3 +"
                    + " 2.0f; _Complex double w = 1.0 + 2.0i;")
            .isEmpty());
  }
}
